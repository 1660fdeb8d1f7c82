// The words of a game lie in files by language, LOCALE.PART.json; whoever needs some names the parts by a glob.
import { LOCALES, type Locale, type Words } from './i18n';

/** All words of the files, by language; a `shared` one stands in the place of theirs. */
export function wordsByLocale(
  files: Readonly<Record<string, unknown>>,
  shared: Words = {},
): Record<Locale, Words> {
  const words: Record<Locale, Words> = { en: {}, hu: {}, pl: {}, de: {} };
  for (const [path, some] of Object.entries(files)) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const locale = LOCALES.find((one) => name.startsWith(`${one}.`));
    if (locale) words[locale] = { ...words[locale], ...(some as Words), ...shared };
  }
  return words;
}
