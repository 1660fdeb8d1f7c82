import { testPageWords } from '../../words/testing/page_words';
import { ADMIN_WORDS } from '.';

testPageWords({
  words: ADMIN_WORDS,
  folder: 'admin',
  components: ['screens/Admin'],
  least: 50,
});
