// The other end of the socket is played by the test: connections that break at the right moment are hard to come by.
// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
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

test('what is asked for standing is asked again after every connection, with what is known by then', async () => {
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
