// The moments of an example: its script is played in the engine, so that a picture shows nothing the rules would refuse.
import type { Example, Moment } from '$lib/guide';
import type { Engine } from '../engine/engine';

/** Nothing in a picture can be chosen, but what could be stays lit. */
export async function momentsOf(engine: Engine, game: string, example: Example): Promise<Moment> {
  const { players, seed, options, moves } = example.script;
  const { match } = await engine.begin({ game, players, seed, ...(options ? { options } : {}) });
  const play = async (all: typeof moves): Promise<void> => {
    for (const [seat, move] of all) {
      const outcome = await engine.play(match, seat, move);
      if ('refusal' in outcome)
        throw new Error(`${example.says}: ${seat} ${move}: ${outcome.refusal.message.key}`);
    }
  };
  try {
    await play(moves);
    const before = await engine.scene(match, example.seat);
    await play(example.then);
    return { before, after: await engine.scene(match, example.seat) };
  } finally {
    await engine.close(match);
  }
}
