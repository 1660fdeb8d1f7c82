// The other end of the socket is played by the test: connections that break at the right moment are hard to come by.
// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { Connection } from './connection';
import type { ServerRefusal } from './http';

/** A socket whose other end is the test. */
class Played extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  opens(): void {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  says(...messages: object[]): void {
    const data = messages.map((message) => JSON.stringify(message)).join('\n');
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
}

/** A connection whose sockets are played, with a clock that stands. */
function played() {
  vi.useFakeTimers();
  const sockets: Played[] = [];
  const states: boolean[] = [];
  const connection = new Connection(
    (connected) => states.push(connected),
    () => {
      const socket = new Played();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  );
  const newest = () => sockets.at(-1)!;
  const answerAll = () => newest().says(...newest().sent.map(({ id }) => ({ kind: 'done', id })));
  return { connection, sockets, states, newest, answerAll };
}

test('what is asked for standing is asked again after every connection, with what is known by then', async () => {
  const { connection, sockets, states } = played();
  let since = 0;
  connection.keepAsking('table', () => ({ do: 'subscribe', table: 'x', since }));
  sockets[0]?.opens();
  expect(sockets[0]?.sent).toMatchObject([{ do: 'subscribe', since: 0 }]);
  since = 7;
  const lost = expect(connection.ask({ do: 'move', move: 'a' })).rejects.toMatchObject({
    error: { code: 'lost' },
  });
  sockets[0]?.close();
  await lost;
  await vi.advanceTimersByTimeAsync(400);
  sockets[1]?.opens();
  expect(sockets[1]?.sent).toMatchObject([{ do: 'subscribe', since: 7 }]);
  expect(states).toEqual([true, false, true]);
  connection.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(2);
  vi.useRealTimers();
});

test('answers find their requests; a refusal of a standing request is told', async () => {
  let socket = new Played();
  const connection = new Connection(
    () => undefined,
    () => (socket = new Played()) as unknown as WebSocket,
  );
  const refusals: ServerRefusal[] = [];
  const heard: string[] = [];
  connection.listen(({ kind }) => heard.push(kind));
  connection.keepAsking(
    'table',
    () => ({ do: 'subscribe', table: 'x' }),
    (error) => refusals.push(error),
  );
  socket.opens();
  const done = connection.ask({ do: 'rematch' });
  const [subscribe, rematch] = socket.sent.map(({ id }) => id);
  socket.says(
    { kind: 'done', id: rematch, table: 'next' },
    {
      kind: 'refused',
      id: subscribe,
      error: { code: 'no_such_table', message: { key: 'error.no-such-table' } },
    },
  );
  socket.says({ kind: 'restarting', wait: 5 });
  expect(await done).toBe('next');
  expect(refusals.map(({ said }) => said.key)).toEqual(['error.no-such-table']);
  expect(heard).toEqual(['restarting']);
});

const LOST = { error: { code: 'lost' } };
afterEach(() => void vi.useRealTimers());

test('a line that is dead is given up when nothing is answered', async () => {
  const { connection, sockets, states, newest, answerAll } = played();
  connection.keepAsking('table', () => ({ do: 'subscribe', table: 'x' }));
  newest().opens();
  answerAll();
  const move = expect(connection.ask({ do: 'move', move: 'a' })).rejects.toMatchObject(LOST);
  await vi.advanceTimersByTimeAsync(9000);
  expect(states).toEqual([true]);
  await vi.advanceTimersByTimeAsync(2000);
  await move;
  expect(states).toEqual([true, false]);
  expect(sockets).toHaveLength(2);
  // What the old one says after all is not for the new one.
  const heard: string[] = [];
  connection.listen(({ kind }) => heard.push(kind));
  sockets[0]?.says({ kind: 'restarting', wait: 1 });
  expect(heard).toEqual([]);
});

test('whoever only listens finds out, too, and a server that is there is not left', async () => {
  const { connection, sockets, newest, answerAll } = played();
  connection.keepAsking('table', () => ({ do: 'subscribe', table: 'x' }));
  newest().opens();
  answerAll();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(newest().sent.map(({ do: what }) => what)).toEqual(['subscribe', 'unsubscribe']);
  answerAll();
  await vi.advanceTimersByTimeAsync(29_000);
  newest().says({ kind: 'restarting', wait: 1 }); // anything will do
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(7000);
  expect(sockets).toHaveLength(2);
});

test.each(['online', 'pageshow'])(
  '%s: it is asked at once whether the server is still there',
  async (what) => {
    const { connection, sockets, newest, answerAll } = played();
    connection.keepAsking('table', () => ({ do: 'subscribe', table: 'x' }));
    newest().opens();
    answerAll();
    dispatchEvent(new Event(what));
    expect(newest().sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(6000);
    expect(sockets).toHaveLength(2);
    // And the pause before the next attempt is cut short.
    newest().close();
    expect(sockets).toHaveLength(2);
    dispatchEvent(new Event(what));
    expect(sockets).toHaveLength(3);
  },
);

test('whoever closes is told that nothing more is answered', async () => {
  const { connection, states, newest } = played();
  connection.stay();
  newest().opens();
  const asked = expect(connection.ask({ do: 'say', text: 'a' })).rejects.toMatchObject(LOST);
  connection.close();
  await asked;
  expect(states).toEqual([true, false]);
});

test.each([
  ['restarting', 'error.restarting'],
  ['too_many', 'error.too-many'],
])('what a server could not do at the moment (%s) is asked again, and refuses nothing', async (code, key) => {
  const { connection, newest, answerAll } = played();
  const refusals: string[] = [];
  connection.keepAsking(
    'table',
    () => ({ do: 'subscribe', table: 'x' }),
    ({ said }) => refusals.push(said.key),
  );
  newest().opens();
  const [first] = newest().sent;
  newest().says({
    kind: 'refused',
    id: first?.['id'],
    error: { code, message: { key } },
  });
  await vi.advanceTimersByTimeAsync(2500);
  expect(newest().sent).toHaveLength(2);
  answerAll();
  expect(refusals).toEqual([]);
});
