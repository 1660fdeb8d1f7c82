// The shell's words in all languages.
import type { Locale, Words } from '$lib/i18n';
import { de } from './de';
import { en } from './en';
import { hu } from './hu';
import { pl } from './pl';

export const SHELL_WORDS: Record<Locale, Words> = { en, hu, pl, de };
