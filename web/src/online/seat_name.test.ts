import { expect, test } from 'vitest';
import { seatName } from './seat_name';

test('a bot is marked, a person is not', () => {
  expect(seatName({ name: 'Deep Pirate', bot: true })).toBe('Deep Pirate (bot)');
  expect(seatName({ name: 'Anna' })).toBe('Anna');
  expect(seatName({ name: '', bot: true })).toBe('');
});
