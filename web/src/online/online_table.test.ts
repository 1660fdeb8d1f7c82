// The server is played by the test: what another subscription of the page was told, and when, is hard to come by.
// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Connection } from './connection';
import { ServerRefusal } from './http';
import type { Me, Request, ServerMessage } from './messages';
import { OnlineTable } from './online_table.svelte';
import { settings } from '../store/settings.svelte';
import type { TableState } from '../table/source';

interface Followed {
  asked: Request;
  again: Request[];
  says: (update: object) => void;
  seen: TableState[];
  table: OnlineTable;
  refuse: (code: string) => void;
}

function follow(): Followed {
  let hear: (message: ServerMessage) => void = () => undefined;
  let asked: Request = { do: 'nothing' };
  let refused: (error: ServerRefusal) => void = () => undefined;
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
    keepAsking: (_: string, request: () => Request, onrefused: typeof refused) => {
      asked = request();
      refused = onrefused;
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
    table,
    refuse: (code) => refused(new ServerRefusal({ code, message: { key: 'error.try-again' } })),
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
  const { again, says, seen, table } = follow();
  const left = { kind: 'left', seat: 0 };
  says({ sequence: 2, told: [move('a'), left], info, scene });
  says({ sequence: 3, told: [move('b')], changes: { '/none': 1 } });
  expect(again).toEqual([{ do: 'subscribe', table: 't', changes: true }]);
  // What was on its way meanwhile is of no use; then all of it comes.
  says({ sequence: 4, told: [move('c')], changes: { '/legal': [] } });
  expect(seen).toHaveLength(1);
  says({ sequence: 4, told: [move('a'), left, move('b'), move('c')], info, scene });
  expect(seen.at(-1)?.log.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  expect(table.notes).toHaveLength(1);
});

test('a computer player is called what it is called everywhere else, in the language that is set', () => {
  const { says, seen } = follow();
  const computer = { kind: 'computer', name: '', level: 'hard' };
  settings.set({ locale: 'de' });
  says({ sequence: 1, told: [move('a')], info: { ...info, seats: [...info.seats, computer] }, scene });
  settings.set({ locale: 'en' });
  expect(seen.at(-1)?.seats.map(({ name }) => name)).toEqual(['Me', 'Computer, schwer']);
});

test('a table that could not be followed for a while is one again when something is told of it', () => {
  const { says, refuse, table } = follow();
  says({ sequence: 1, told: [move('a')], info, scene });
  refuse('damaged_table');
  expect(table.failure).not.toBeNull();
  says({ sequence: 1, told: [], scene });
  expect(table.failure).toBeNull();
});

test('whoever has agreed is not asked again, and whoever asked hears who refused', async () => {
  const { again, says, table } = follow();
  const three = {
    ...info,
    seats: [...info.seats, { kind: 'person', user: 'b' }, { kind: 'person', user: 'c' }],
  };
  says({ sequence: 1, told: [move('a')], info: three, scene });
  says({ sequence: 2, told: [{ kind: 'asked_undo', seat: 1 }], undo_asked: 1 });
  expect([table.undoAsked, table.undoAnswered]).toEqual([1, false]);
  await table.answerUndo(true);
  expect(again).toEqual([{ do: 'answer_undo', table: 't', agree: true }]);
  expect([table.undoAsked, table.undoAnswered]).toEqual([1, true]);
  says({ sequence: 3, told: [{ kind: 'refused_undo', seat: 2 }] });
  expect([table.undoAsked, table.undoAnswered, table.refused]).toEqual([null, false, null]);
  says({ sequence: 4, told: [{ kind: 'asked_undo', seat: 1 }], undo_asked: 1 });
  expect(table.undoAnswered).toBe(false);

  says({ sequence: 5, told: [{ kind: 'undo', seat: 1, count: 1 }] });
  says({ sequence: 6, told: [{ kind: 'asked_undo', seat: 0 }], undo_asked: 0 });
  says({ sequence: 7, told: [{ kind: 'refused_undo', seat: 2 }] });
  expect(table.refused).toEqual({ what: 'undo', seat: 2 });
  says({ sequence: 8, told: [{ kind: 'asked_pause', seat: 2 }], pause_asked: 2 });
  await table.agreeToPause();
  expect(table.pauseAnswered).toBe(true);
  says({ sequence: 9, told: [{ kind: 'paused' }], paused: 1000 });
  expect(table.pauseAnswered).toBe(false);
});

test('what this browser kept of chats may be damaged', () => {
  for (const kept of ['null', '{"t": 1}', '[null, 1, ["t"]]', '[[']) {
    localStorage.setItem('wharf-chat-seen', kept);
    expect(follow().table.unread).toBe(0);
  }
  localStorage.removeItem('wharf-chat-seen');
});

test('a moment that was taken back is not shown again', async () => {
  const { says, table } = follow();
  const round = (n: number) => ({ seat: 0, legal: [], view: { round: n } });
  says({ sequence: 1, told: [move('a')], info, scene: round(1) });
  says({ sequence: 2, told: [move('b')], scene: round(2) });
  says({ sequence: 3, told: [{ kind: 'undo', seat: 0, count: 1 }], scene: round(1) });
  says({ sequence: 5, told: [move('c'), move('d')], scene: round(4) });
  expect((await table.sceneAt(2)).view).toEqual({ round: 1 });
  expect((await table.sceneAt(3)).view).toEqual({ round: 4 });
});
