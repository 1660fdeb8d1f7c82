// Nauticus's words are complete in all languages, used, and in nobody's way.
import { checkWords } from '../testing/words';
import ui from './ui';

checkWords('nauticus', ui.words);
