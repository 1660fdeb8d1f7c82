// Every word the shell uses is there in all languages, and none is there for nothing.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHELL_WORDS } from '.';
import { testLanguages } from './testing/page_words';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$/.test(name))
  .filter((name) => !name.startsWith('words/') && !name.startsWith('games/'))
  .map((name) => readFileSync(join('src', name), 'utf8'));
const code = sources.join('\n');

testLanguages(SHELL_WORDS);

/** The words of every game with a board: what boards share asks them. */
const boards = readdirSync('src/games')
  .filter((id) => existsSync(join('src/games', id, 'Board.svelte')))
  .map((id) => join('../src/games', id.replaceAll('-', '_'), 'words/en.json'))
  .map((path) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);

test('every key that is asked for exists', () => {
  const asked = [...code.matchAll(/\b(?:t|shell)\(\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  expect(asked.length).toBeGreaterThan(100);
  const isThere = (key: string) => key in SHELL_WORDS.en || boards.every((words) => key in words);
  expect(asked.filter((key) => !isThere(key))).toEqual([]);
});

test('every key is used', () => {
  // `level.${level}` uses all keys that begin so.
  const prefixes = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map((match) => match[1] ?? '');
  const unused = Object.keys(SHELL_WORDS.en).filter(
    (key) => !code.includes(`'${key}'`) && !prefixes.some((prefix) => key.startsWith(prefix)),
  );
  expect(unused).toEqual([]);
});
