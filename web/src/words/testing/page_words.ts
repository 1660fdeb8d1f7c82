// What the words of every part of the client must be: there in all languages, asked for, and none for nothing.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '$lib/i18n';

type Words = Readonly<Record<string, string>>;

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map((match) => match[1]))].sort();

export function testLanguages(words: Readonly<Record<Locale, Words>>): void {
  describe.each(LOCALES)('%s', (locale) => {
    test('has all keys and the same placeholders as English', () => {
      expect(Object.keys(words[locale]).sort()).toEqual(Object.keys(words.en).sort());
      for (const [key, text] of Object.entries(words[locale])) {
        expect(text.trim(), key).not.toBe('');
        expect(placeholders(text), key).toEqual(placeholders(words.en[key] ?? ''));
      }
    });
  });
}

interface Page {
  words: Readonly<Record<Locale, Words>>;
  /** Below src: all files of it ask for them … */
  folder: string;
  /** … and these components. */
  components: readonly string[];
  /** So many are asked for at least: else the test has found nothing to look at. */
  least: number;
  /** Words that may be asked for besides. */
  others?: Words;
}

/** Words that a folder has for itself, asked for as `w('key')`. */
export function testPageWords({ words, folder, components, least, others = {} }: Page): void {
  const files = readdirSync(`src/${folder}`).filter((name) => /\.(ts|svelte)$/.test(name));
  const code = files
    .map((name) => `src/${folder}/${name}`)
    .concat(components.map((name) => `src/${name}.svelte`))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

  testLanguages(words);
  test('every key that is asked for exists, and every other is made of parts', () => {
    const asked = [...code.matchAll(/\bw\(\s*'([^']+)'/g)].map((match) => match[1] ?? '');
    expect(asked.length).toBeGreaterThan(least);
    expect(asked.filter((key) => !(key in words.en) && !(key in others))).toEqual([]);
    const parts = [...code.matchAll(/\bw\(\s*`([\w.]+)\$\{/g)].map((match) => match[1] ?? '');
    const isUsed = (key: string) =>
      asked.includes(key) || parts.some((part) => key.startsWith(part)) || code.includes(`'${key}'`);
    expect(Object.keys(words.en).filter((key) => !isUsed(key))).toEqual([]);
  });
}
