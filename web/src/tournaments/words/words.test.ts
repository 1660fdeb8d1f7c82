import { en as shell } from '../../words/en';
import { testPageWords } from '../../words/testing/page_words';
import { TOURNAMENT_WORDS } from '.';

testPageWords({
  words: TOURNAMENT_WORDS,
  folder: 'tournaments',
  components: ['screens/Tournaments', 'screens/Tournament', 'screens/NewTournament'],
  least: 40,
  others: shell,
});
