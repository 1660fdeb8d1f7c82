// What is said of plans; loaded with the tables that have them.
import { de } from './de';
import { en } from './en';
import { hu } from './hu';
import { pl } from './pl';

export const PLAN_WORDS = { en, de, hu, pl };
