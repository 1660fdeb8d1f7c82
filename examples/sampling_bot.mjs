#!/usr/bin/env node
// The player of sampling_bot.py in JavaScript, as simple as it can be: every move in the same worlds, the best mean.
//
//     ./wharf arena --game tortuga --seats "cmd:node examples/sampling_bot.mjs,random" --games 20
import { run } from './wharf_engine.mjs';

run(
  async (game) => {
    const worlds = await game.sample(game.options.worlds);
    const finish = { player: 'random', games: 4, decisions: 16 };
    const value = async (move) => {
      const answers = await game.simulateAll(worlds.map((world) => ({ world, moves: [[game.seat, move]], legal: false, finish })));
      const lead = ({ means: { scores } }) => scores[game.seat] - Math.max(...scores.filter((_, i) => i !== game.seat));
      return answers.reduce((sum, answer) => sum + lead(answer), 0);
    };
    let best = [-Infinity, game.legal[0]];
    for (const move of game.legal.length > 1 ? game.legal : []) {
      if (game.stopped) break;
      const found = await value(move);
      if (found > best[0]) best = [found, move];
    }
    return best[1];
  },
  { name: 'sampling bot (JavaScript)', options: { worlds: 8 } },
);
