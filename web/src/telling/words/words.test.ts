import { testPageWords } from '../../words/testing/page_words';
import { TELLING_WORDS } from '.';

testPageWords({
  words: TELLING_WORDS,
  folder: 'telling',
  components: ['screens/Letter'],
  least: 20,
});
