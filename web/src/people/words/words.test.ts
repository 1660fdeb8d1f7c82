import { testPageWords } from '../../words/testing/page_words';
import { PEOPLE_WORDS } from '.';

testPageWords({
  words: PEOPLE_WORDS,
  folder: 'people',
  components: [
    'screens/Person',
    'screens/Leaders',
    'screens/Profile',
    'screens/OnlineTable',
    'screens/NewTable',
    'shell/WaitingRoom',
    'shell/OnlineTools',
    'shell/UndoRequest',
  ],
  least: 50,
});
