/// <reference types="node" />
// Checks that hold for the words of any game: call checkWords in the game's own test.
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES, type Locale, type Words } from '$lib/i18n';
import { SHELL_WORDS } from '../../words';

function sourcesOf(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !['words', 'fixtures'].includes(entry.name) && !entry.name.endsWith('.test.ts'))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sourcesOf(path) : readFileSync(path, 'utf8');
    })
    .join('\n');
}

/** `{name}`s of a text, plural forms included. */
const values = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map((found) => found[1] ?? ''))].sort();

export function checkWords(game: string, words: Record<Locale, Words>): void {
  const keys = Object.keys(words.en);
  const source = sourcesOf(resolve('src/games', game));

  test.each(LOCALES)('%s has the same keys as English, with the same values', (locale) => {
    // Clauses in English are the engine's own.
    const own = Object.keys(words[locale]).filter((key) => !key.startsWith('clause.'));
    expect(own.sort()).toEqual([...keys].sort());
    for (const key of keys)
      expect(values(words[locale][key] ?? ''), key).toEqual(values(words.en[key] ?? ''));
  });
  test('every key is used', () => {
    // A key may be built: `action.${action}` uses all that begin like it.
    const built = [...source.matchAll(/[`'"]([\w.-]*)\$\{/g)]
      .map((found) => found[1] ?? '')
      .filter((start) => start !== '');
    const unused = keys.filter(
      (key) =>
        !source.includes(`'${key}'`) &&
        !source.includes(`"${key}"`) &&
        !built.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
  test('no key hides one of the shell', () => {
    expect(keys.filter((key) => key in SHELL_WORDS.en)).toEqual([]);
  });
}
