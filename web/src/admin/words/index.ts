// What is said to those who look after a house; loaded with their page.
import { de } from './de';
import { en } from './en';
import { hu } from './hu';
import { pl } from './pl';

export const ADMIN_WORDS = { en, de, hu, pl };
