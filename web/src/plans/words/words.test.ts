import { testPageWords } from '../../words/testing/page_words';
import { PLAN_WORDS } from '.';

testPageWords({ words: PLAN_WORDS, folder: 'plans', components: [], least: 15 });
