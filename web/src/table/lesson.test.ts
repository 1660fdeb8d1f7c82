// A guided game waits for its move, and every step can be tried again.
import { expect, test } from 'vitest';
import { testEngine } from '../engine/testing';
import { loadGameUi } from '../games';
import { LessonRun } from './lesson.svelte';

// A board is many modules.
const PATIENCE = { timeout: 60_000 };

test('another move is nudged, the expected one leads on, and back is where one was', PATIENCE, async () => {
  const lesson = (await loadGameUi('tortuga'))?.lesson ?? expect.fail('no lesson');
  const run = await LessonRun.begin(await testEngine(), 'tortuga', lesson, ['You', 'Ada']);
  const begun = run.scene;
  while (run.step && !run.step.expect) await run.goOn();
  const at = run.index;
  const asked = run.scene;
  const other = asked.legal.find(({ text }) => !run.step?.expect?.includes(text));
  await run.choose(other?.text ?? '');
  expect([run.index, run.nudge !== null]).toEqual([at, true]);

  await run.choose(run.step?.expect?.[0] ?? '');
  expect(run.index).toBe(at + 1);
  const after = run.scene;
  expect(after).not.toEqual(asked);

  await run.back();
  expect([run.index, run.nudge, run.fresh]).toEqual([at, null, []]);
  expect(run.scene).toEqual(asked);
  await run.choose(run.step?.expect?.[0] ?? '');
  expect(run.scene).toEqual(after);

  while (run.index > 0) await run.back();
  expect(run.scene).toEqual(begun);
  await run.back();
  expect(run.index).toBe(0);
  run.close();
});
