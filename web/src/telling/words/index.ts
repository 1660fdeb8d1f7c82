// What is said where people choose how they are told of their turn; loaded with that page.
import { de } from './de';
import { en } from './en';
import { hu } from './hu';
import { pl } from './pl';

export const TELLING_WORDS = { en, de, hu, pl };
