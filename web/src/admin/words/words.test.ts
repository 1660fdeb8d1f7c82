// Every word of the page is there in all languages, and none is there for nothing.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '$lib/i18n';
import { ADMIN_WORDS } from '.';

const folder = 'src/admin/';
const code = readdirSync(folder)
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => readFileSync(folder + name, 'utf8'))
  .concat(readFileSync('src/screens/Admin.svelte', 'utf8'))
  .join('\n');
const places = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map((match) => match[1]))].sort();

describe.each(LOCALES)('%s', (locale) => {
  test('has all keys and the same places as English', () => {
    const words: Record<string, string> = ADMIN_WORDS[locale];
    const english: Record<string, string> = ADMIN_WORDS.en;
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(words)) {
      expect(text.trim(), key).not.toBe('');
      expect(places(text), key).toEqual(places(english[key] ?? ''));
    }
  });
});

test('every key that is asked for exists, and every other is made of parts', () => {
  const asked = [...code.matchAll(/\bw\(\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((key) => !(key in ADMIN_WORDS.en))).toEqual([]);
  const parts = [...code.matchAll(/\bw\(\s*`([\w.]+)\$\{/g)].map((match) => match[1] ?? '');
  const unused = Object.keys(ADMIN_WORDS.en).filter(
    (key) =>
      !asked.includes(key) && !parts.some((part) => key.startsWith(part)) && !code.includes(`'${key}'`),
  );
  expect(unused).toEqual([]);
});
