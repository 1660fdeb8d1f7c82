import { afterEach, expect, test, vi } from 'vitest';
import { beforePaint } from './before_paint';

/** A browser whose frames and tasks come when they are called. */
function browser({ tasks }: { tasks: boolean }) {
  const frames: (() => void)[] = [];
  const posted: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('cancelAnimationFrame', (nth: number) => (frames[nth - 1] = () => undefined));
  const postTask = (work: () => void) => Promise.resolve(posted.push(work));
  vi.stubGlobal('scheduler', tasks ? { postTask } : undefined);
  return { frame: () => frames.forEach((work) => work()), task: () => posted.forEach((work) => work()) };
}
afterEach(() => vi.unstubAllGlobals());

test('the work is done once, by what comes first: a task or the frame', () => {
  for (const order of [
    ['task', 'frame'],
    ['frame', 'task'],
  ] as const) {
    const { [order[0]]: first, [order[1]]: second } = browser({ tasks: true });
    const work = vi.fn();
    beforePaint(work);
    expect(work).not.toHaveBeenCalled();
    first();
    expect(work).toHaveBeenCalledTimes(1);
    second();
    expect(work).toHaveBeenCalledTimes(1);
  }
});

test('a browser without such tasks does it in the frame', () => {
  const { frame } = browser({ tasks: false });
  const work = vi.fn();
  beforePaint(work);
  frame();
  expect(work).toHaveBeenCalledTimes(1);
});

test('what is left is never done', () => {
  const { frame, task } = browser({ tasks: true });
  const work = vi.fn();
  beforePaint(work)();
  task();
  frame();
  expect(work).not.toHaveBeenCalled();
});

test('steps are tasks, and a frame that comes first does those that are left, in their order', () => {
  const { frame, task } = browser({ tasks: true });
  const done: string[] = [];
  beforePaint(
    () => done.push('reads'),
    () => done.push('writes'),
  );
  task();
  expect(done).toEqual(['reads']);
  frame();
  expect(done).toEqual(['reads', 'writes']);
  task();
  expect(done).toEqual(['reads', 'writes']);
});
