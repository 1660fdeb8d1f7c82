// Every clause the engine knows is there in every other language.
import { expect, test } from 'vitest';
import ui from './ui';
import { testEngine } from '../../engine/testing';

test('all clauses are translated, and none besides', async () => {
  const games = await (await testEngine()).games();
  const clauses = games
    .find(({ id }) => id === 'nauticus')
    ?.clauses.map(({ clause }) => `clause.${clause}`)
    .sort();
  for (const locale of ['hu', 'pl', 'de'] as const)
    expect(
      Object.keys(ui.words[locale])
        .filter((key) => key.startsWith('clause.'))
        .sort(),
    ).toEqual(clauses);
});
