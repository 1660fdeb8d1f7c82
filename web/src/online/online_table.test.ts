// The server is played by the test: what another subscription of the page was told, and when, is hard to come by.
// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Connection } from './connection';
import type { Me, Request, ServerMessage } from './messages';
import { OnlineTable } from './online_table.svelte';
import { settings } from '../store/settings.svelte';
import type { TableState } from '../table/source';

function follow(): { asked: Request; again: Request[]; says: (update: object) => void; seen: TableState[] } {
  let hear: (message: ServerMessage) => void = () => undefined;
  let asked: Request = { do: 'nothing' };
  const again: Request[] = [];
  const connection = {
    listen: (listener: typeof hear) => {
      hear = listener;
      return () => undefined;
    },
    ask: (request: Request) => {
      again.push(request);
      return Promise.resolve(undefined);
    },
    keepAsking: (_: string, request: () => Request) => {
      asked = request();
      return () => undefined;
    },
  } as unknown as Connection;
  const table = new OnlineTable(connection, { id: 'me' } as Me, 't', null);
  const seen: TableState[] = [];
  table.subscribe((state) => seen.push(state));
  return {
    asked,
    again,
    seen,
    says: (update) => hear({ kind: 'table', table: 't', sequence: 0, told: [], ...update } as ServerMessage),
  };
}

const info = { game: 'tortuga', status: 'playing', seats: [{ kind: 'person', user: 'me', name: 'Me' }] };
const move = (text: string): object => ({ kind: 'move', seat: 0, text, move: { kind: 'keep' } });
const scene = { seat: 0, legal: [{ text: 'a' }], view: { table: { round: 1, boards: [{ ship: 1 }] } } };

test('the scene of now is the one of before and what has changed', () => {
  const { asked, says, seen } = follow();
  expect(asked).toEqual({ do: 'subscribe', table: 't', changes: true });
  says({ sequence: 1, told: [move('a')], info, scene });
  says({ sequence: 2, told: [move('b')], changes: { '/view/table/boards/0/ship': 4, '/legal': [] } });
  expect(seen.at(-1)?.scene).toEqual({
    seat: 0,
    legal: [],
    view: { table: { round: 1, boards: [{ ship: 4 }] } },
  });
  expect(seen.at(-1)?.log.map(({ text }) => text)).toEqual(['a', 'b']);
  expect(seen[0]?.scene).toEqual(scene);
  // The server has not got the earlier one any more: all of it again.
  says({ sequence: 2, scene: { ...scene, seat: null } });
  expect(seen.at(-1)?.observer).toBeNull();
  says({ sequence: 3, told: [move('c')], changes: {} });
  expect(seen.at(-1)?.log.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
});

test('what an earlier subscription is still told is not for this one', () => {
  const { says, seen } = follow();
  says({ sequence: 57, told: [move('z')], changes: { '/legal': [] } });
  says({ sequence: 57, told: [], info, changes: { '/legal': [] } });
  expect(seen).toEqual([]);
  says({ sequence: 1, told: [move('a')] });
  says({ sequence: 2, told: [move('b')], info, scene });
  expect(seen.at(-1)?.log.map(({ text }) => text)).toEqual(['a', 'b']);
});

test('a change that fits nothing: everything is asked for again', () => {
  const { again, says, seen } = follow();
  says({ sequence: 1, told: [move('a')], info, scene });
  says({ sequence: 2, told: [move('b')], changes: { '/none': 1 } });
  expect(again).toEqual([{ do: 'subscribe', table: 't', changes: true }]);
  // What was on its way meanwhile is of no use; then all of it comes.
  says({ sequence: 3, told: [move('c')], changes: { '/legal': [] } });
  expect(seen).toHaveLength(1);
  says({ sequence: 3, told: [move('a'), move('b'), move('c')], info, scene });
  expect(seen.at(-1)?.log.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
});

test('a computer player is called what it is called everywhere else, in the language that is set', () => {
  const { says, seen } = follow();
  const computer = { kind: 'computer', name: '', level: 'hard' };
  settings.set({ locale: 'de' });
  says({ sequence: 1, told: [move('a')], info: { ...info, seats: [...info.seats, computer] }, scene });
  settings.set({ locale: 'en' });
  expect(seen.at(-1)?.seats.map(({ name }) => name)).toEqual(['Me', 'Computer, schwer']);
});
