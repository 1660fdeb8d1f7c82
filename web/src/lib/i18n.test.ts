import { describe, expect, test } from 'vitest';
import { bestLocale, translator, type Locale, type Values } from './i18n';

const format = (text: string, locale: Locale, values: Values = {}): string =>
  translator(locale, { text })('text', values);

describe('format', () => {
  test('fills in names', () => {
    expect(format('{name} wins {n}', 'en', { name: 'Anna', n: 3 })).toBe('Anna wins 3');
  });
  test('chooses the plural form of the language', () => {
    const chests = '{n, plural, one {# skrzynia} few {# skrzynie} many {# skrzyń} other {# skrzyni}}';
    expect([1, 3, 5].map((n) => format(chests, 'pl', { n }))).toEqual([
      '1 skrzynia',
      '3 skrzynie',
      '5 skrzyń',
    ]);
    expect(format('{n, plural, =1 {first} other {#th}}', 'en', { n: 1 })).toBe('first');
  });
  test('leaves what it does not understand', () => {
    expect(format('a { b', 'en')).toBe('a { b');
    expect(format('{missing}', 'en')).toBe('{missing}');
  });
});

test('a translator looks through its dictionaries in order and falls back to the key', () => {
  const t = translator('en', { a: 'game' }, { a: 'shell', b: 'shell' });
  expect([t('a'), t('b'), t('c')]).toEqual(['game', 'shell', 'c']);
});

test('a minus is no hyphen', () => {
  const t = translator('en', { plain: '{n}', counted: '{n, plural, one {# point} other {# points}}' });
  expect([t('plain', { n: -2 }), t('counted', { n: -2 }), t('plain', { n: 2 })]).toEqual([
    '−2',
    '−2 points',
    '2',
  ]);
});

test('the first language we speak is taken', () => {
  expect(bestLocale(['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(bestLocale(['fr'])).toBe('en');
});
