// What the journeys know of each game: its folder's journey_facts.mjs.
//   few, three, many   finished games in the rules' fixtures, with few, three and many players
//   screen             one of them and a moment of it at which much is to be seen
//   habits             what a player who taps by chance does more often than others: see fingers.mjs
//   covered            whether people at one screen have secrets
//   filmed             how its moves are filmed (film.mjs), more records with rare moves, and the kinds that move nothing, with the reason
//   families           pieces that differ in paint at the end of `many`: name, selector, how many kinds
import { existsSync, readdirSync } from 'node:fs';

const folder = new URL('../src/games/', import.meta.url);
const ids = readdirSync(folder).filter((id) => existsSync(new URL(`${id}/journey_facts.mjs`, folder)));

export const GAMES = Object.fromEntries(
  await Promise.all(
    ids.map(async (id) => [id, (await import(new URL(`${id}/journey_facts.mjs`, folder))).default]),
  ),
);
