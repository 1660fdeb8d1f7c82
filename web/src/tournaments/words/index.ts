// What is said of tournaments; loaded with their pages.
import { de } from './de';
import { en } from './en';
import { hu } from './hu';
import { pl } from './pl';

export const TOURNAMENT_WORDS = { en, de, hu, pl };
