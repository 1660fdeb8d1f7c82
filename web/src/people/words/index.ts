// What is said of people and of the tables where they meet; loaded with the screens that need it.
import { de } from './de';
import { en } from './en';
import { hu } from './hu';
import { pl } from './pl';

export const PEOPLE_WORDS = { en, de, hu, pl };
