// A lesson must work on the real engine: every move it expects is offered, every other seat's move is accepted.
import { expect } from 'vitest';
import type { Lesson, Scene, Words } from '$lib/board';
import type { Engine } from '../../engine/engine';

/** Plays the lesson through; `look` sees the scene of every step. Returns how many decisions it had. */
export async function playLesson(
  engine: Engine,
  game: string,
  lesson: Lesson,
  words: Words,
  look: (scene: Scene, spot: string | undefined) => void,
): Promise<number> {
  const { players, seed, options, seat } = lesson;
  const { match } = await engine.begin({ game, players, seed, ...(options ? { options } : {}) });
  const play = async (who: number, move: string): Promise<void> => {
    const outcome = await engine.play(match, who, move);
    if ('refusal' in outcome) throw new Error(`seat ${who}, ${move}: ${outcome.refusal.sentence}`);
  };
  let decisions = 0;
  for (const step of lesson.steps) {
    const scene = await engine.scene(match, seat);
    look(scene, step.spot);
    expect(words[step.say], step.say).toBeTruthy();
    if (step.nudge) expect(words[step.nudge], step.nudge).toBeTruthy();
    const offered = scene.legal.map((move) => move.text);
    for (const move of step.expect ?? []) expect(offered, step.say).toContain(move);
    // Where nothing else could be chosen there is nothing to learn.
    if (step.expect) expect(offered.length, step.say).toBeGreaterThan(1);
    const [move] = step.expect ?? [];
    if (move !== undefined) {
      decisions += 1;
      await play(seat, move);
    }
    for (const [who, other] of step.others ?? []) await play(who, other);
  }
  await engine.close(match);
  return decisions;
}
