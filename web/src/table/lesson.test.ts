// A guided game waits for its move, and every step can be tried again.
import { expect, test } from 'vitest';
import type { Analysis } from '../engine/engine';
import { testEngine } from '../engine/testing';
import { loadGameUi } from '../games';
import { Coach } from './coach';
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

test(
  'where a lesson leaves the choice the coach asks, about its moves alone; elsewhere it is silent',
  PATIENCE,
  async () => {
    const lesson = (await loadGameUi('tortuga'))?.lesson ?? expect.fail('no lesson');
    const asked: string[][] = [];
    // The last of the moves that are compared is best; the others cost a quarter of the win.
    const coach = new Coach((_position, _seat, _visits, only = []) => {
      asked.push(only);
      const cost = (move: string) => (move === only.at(-1) ? 0 : 0.25);
      const moves = only.map((move) => ({
        move,
        fields: { form: '' },
        visits: 9,
        cost: cost(move),
        cost_margin: 0.01,
      }));
      return Promise.resolve({
        moves: moves.sort((a, b) => a.cost - b.cost),
        visits: 9,
      } as unknown as Analysis);
    });
    let limit = 0.1;
    const engine = await testEngine();
    const run = await LessonRun.begin(engine, 'tortuga', lesson, ['You', 'Ada'], {
      coach,
      limit: () => limit,
    });
    const goOn = async () => (run.step?.expect ? run.choose(run.step.expect[0] ?? '') : run.goOn());
    while (run.step && (run.step.expect?.length ?? 0) < 2) {
      const at = run.index;
      await goOn();
      expect(run.index, 'a move that the lesson asks for is not doubted').toBe(at + 1);
    }
    const free = run.step?.expect ?? expect.fail('no step leaves a choice');
    await expect.poll(() => run.coached).toBe(true);
    expect(asked).toHaveLength(1);
    expect(new Set(asked[0])).toEqual(new Set(free));
    const best = asked[0]?.at(-1) ?? '';
    const dear = free.find((move) => move !== best) ?? '';
    const at = run.index;
    await run.choose(dear);
    expect(run.doubt).toMatchObject({ move: dear, better: { move: best } });
    run.takeBack();
    expect([run.doubt, run.index]).toEqual([null, at]);
    await run.choose(dear);
    await run.keepTo();
    expect([run.doubt, run.index]).toEqual([null, at + 1]);
    await run.back();
    await run.choose(best);
    expect([run.doubt, run.index]).toEqual([null, at + 1]);
    // Off: it is asked nothing.
    limit = 0;
    await run.back();
    await run.choose(dear);
    expect([run.doubt, run.index]).toEqual([null, at + 1]);
    run.close();
  },
);

test('a lesson can be played on from where it ends, in every game', PATIENCE, async () => {
  const engine = await testEngine();
  for (const { id } of await engine.games()) {
    const lesson = (await loadGameUi(id))?.lesson ?? expect.fail('no lesson');
    const names = Array.from({ length: lesson.players }, (_, n) => `P${n}`);
    const run = await LessonRun.begin(engine, id, lesson, names);
    while (run.step) await (run.step.expect ? run.choose(run.step.expect[0] ?? '') : run.goOn());
    expect(run.over && !run.scene.over, id).toBe(true);
    const { match } = await engine.open(await run.position(), true);
    const scene = await engine.scene(match, lesson.seat);
    expect(scene.view, id).toEqual(run.scene.view);
    run.close();
  }
});
