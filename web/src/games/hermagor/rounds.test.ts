// How many rounds there are is the same at every moment of a game, and the name of the last.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MatchRecord } from '../../engine/engine';
import { testEngine } from '../../engine/testing';
import { roundsOf, type HermagorView } from './view';

const PATIENCE_MS = 60_000;

for (const players of [2, 3, 4, 5])
  test(`${players} players: as many rounds as action tiles`, { timeout: PATIENCE_MS }, async () => {
    const engine = await testEngine();
    const file = `../src/games/hermagor/fixtures/last-action-tile-players-${players}.json`;
    const { match, count } = await engine.open(JSON.parse(readFileSync(file, 'utf8')) as MatchRecord);
    const tableAt = async (at: number) =>
      ((await engine.scene(match, 0, at)).view as unknown as HermagorView).table;
    const told = new Set<number>();
    for (let at = 0; at <= count; ++at) told.add(roundsOf(await tableAt(at)));
    expect([...told]).toEqual([(await tableAt(count)).round]);
  });
