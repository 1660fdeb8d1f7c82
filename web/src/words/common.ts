// What engine and server say, whatever is played, in all languages: the terminal's own tables.
import commonDe from '$words/de.json';
import commonEn from '$words/en.json';
import commonHu from '$words/hu.json';
import commonPl from '$words/pl.json';
import type { Locale, Words } from '$lib/i18n';

export const COMMON_WORDS: Record<Locale, Words> = { en: commonEn, hu: commonHu, pl: commonPl, de: commonDe };
