// Hermagor's words are complete in all languages, used, and in nobody's way.
import { checkWords } from '../testing/words';
import { de } from './words/de';
import { en } from './words/en';
import { hu } from './words/hu';
import { pl } from './words/pl';

checkWords('hermagor', { en, hu, pl, de });
