/** @jest-environment jsdom */
import { buildNotification } from '../../testing/build-user.ts';
import { createEventBus } from './event-bus.ts';
import { createSocket, type Socket } from './socket-connection.ts';

const jwt = (exp: number) => `x.${btoa(JSON.stringify({ exp }))}.y`;
const notification = (id: number, is_read = false) => buildNotification({ id, is_read });

function arrange() {
  const events = createEventBus();
  const seen: string[] = [];
  events.on('notification', ({ id }) => seen.push(`notification ${id}`));
  events.on('socket:reconnected', () => seen.push('reconnected'));
  const lines: { url: () => Promise<string>; line: Socket & { readyState: number }; closed: boolean }[] = [];
  const held = { token: jwt(Date.now() / 1000 + 600) };
  /** What the server has, newest first. */
  const server = { list: [notification(1)], away: false, muted: [] as number[] };
  const renew = jest.fn(async () => {
    held.token = 'renewed';
    return true;
  });
  const newest = jest.fn(async (count: number) => {
    if (server.away) throw new Error('away');
    return server.list.slice(0, count);
  });
  const socket = createSocket({
    events,
    access: () => held.token,
    renew,
    newest,
    wanted: async (found) => found.filter(({ id }) => !server.muted.includes(id)),
    connectSocket: async (url) => {
      const made = {
        url,
        closed: false,
        line: {
          readyState: 0,
          onopen: null,
          onclose: null,
          onmessage: null,
          close: () => (made.closed = true),
        },
      } as (typeof lines)[number];
      lines.push(made);
      return made.line;
    },
  });
  const at = (index: number) => {
    const found = lines[index];
    if (!found) throw new Error(`No line ${index}`);
    return found;
  };
  /** The line opens, or opens again. */
  const opens = async () => {
    at(lines.length - 1).line.onopen?.({} as never);
    await pass(0);
  };
  return { socket, seen, lines, held, renew, at, server, newest, opens };
}
const say = (line: Socket, message: unknown) => line.onmessage?.({ data: JSON.stringify(message) });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('every message goes to the bus once; what is no message is dropped', async () => {
  const { socket, seen, at } = arrange();
  socket.open();
  await pass(0);
  say(at(0).line, notification(7));
  say(at(0).line, notification(7));
  at(0).line.onmessage?.({ data: 'nonsense' });
  say(at(0).line, null);
  expect(seen).toEqual(['notification 7']);
});

test('the address has the token of the moment, and ws as the page has http', async () => {
  const { socket, held, at } = arrange();
  socket.open();
  await pass(0);
  held.token = 'later';
  await expect(at(0).url()).resolves.toBe('ws://localhost/ws/notifications/?token=later');
});

test('a refused token, and one that is past its time, is renewed before the next try', async () => {
  const { socket, held, renew, at } = arrange();
  socket.open();
  await pass(0);
  await at(0).url();
  expect(renew).not.toHaveBeenCalled();
  at(0).line.onclose?.({ code: 4401 });
  await expect(at(0).url()).resolves.toContain('token=renewed');
  expect(renew).toHaveBeenCalledTimes(1);
  held.token = jwt(Date.now() / 1000 + 60);
  await pass(61_000);
  await at(0).url();
  expect(renew).toHaveBeenCalledTimes(2);
});

test('the address comes even when nobody renews: the line must go on trying', async () => {
  const { socket, renew, at } = arrange();
  socket.open();
  await pass(0);
  renew.mockRejectedValueOnce(new Error('away'));
  at(0).line.onclose?.({ code: 4401 });
  await expect(at(0).url()).resolves.toContain('/ws/notifications/');
});

describe('after a gap', () => {
  test('what was missed is told once, oldest first, before the lists refetch; a first opening tells nothing', async () => {
    const { socket, seen, server, at, opens } = arrange();
    socket.open();
    await pass(0);
    await opens();
    expect(seen).toEqual([]);
    say(at(0).line, notification(2));
    server.list = [notification(5, true), notification(4), notification(3), notification(2), notification(1)];
    await opens();
    expect(seen).toEqual(['notification 2', 'notification 3', 'notification 4', 'reconnected']);
    say(at(0).line, notification(4));
    await opens();
    expect(seen.slice(4)).toEqual(['reconnected']);
  });

  test('one that the line and the list tell at the same time is told once', async () => {
    const { socket, seen, server, at, opens } = arrange();
    socket.open();
    await pass(0);
    await opens();
    server.list = [notification(2), notification(1)];
    at(0).line.onopen?.({} as never);
    say(at(0).line, notification(2));
    await pass(0);
    expect(seen).toEqual(['notification 2', 'reconnected']);
  });

  test('who was away for long is told the newest three; what is muted, not at all', async () => {
    const { socket, seen, server, opens } = arrange();
    socket.open();
    await pass(0);
    await opens();
    server.list = [9, 8, 7, 6, 5, 4].map((id) => notification(id));
    server.muted = [8];
    await opens();
    expect(seen).toEqual(['notification 6', 'notification 7', 'notification 9', 'reconnected']);
  });

  test('with the server only coming up the lists refetch at once, and the news follow', async () => {
    const { socket, seen, server, opens } = arrange();
    socket.open();
    await pass(0);
    await opens();
    Object.assign(server, { away: true, list: [notification(2), notification(1)] });
    await opens();
    expect(seen).toEqual(['reconnected']);
    server.away = false;
    await pass(3000);
    expect(seen).toEqual(['reconnected', 'notification 2', 'reconnected']);
  });

  test('an answer that comes after the person has left is nobody’s', async () => {
    const { socket, seen, server, newest, at, opens } = arrange();
    socket.open();
    await pass(0);
    await opens();
    newest.mockImplementationOnce(async () => {
      socket.close();
      return [notification(2)];
    });
    at(0).line.onopen?.({} as never);
    await pass(0);
    expect(seen).toEqual([]);
    expect(server.list).toHaveLength(1);
  });
});

test('a tab that becomes visible tries at once, unless the line is open; a closed one never', async () => {
  const { socket, lines, at } = arrange();
  const show = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
  };
  socket.open();
  await pass(0);
  await show();
  expect([lines.length, at(0).closed]).toEqual([2, true]);
  Object.assign(at(1).line, { readyState: 1 });
  await show();
  expect(lines).toHaveLength(2);
  socket.close();
  await show();
  expect([lines.length, at(1).closed]).toEqual([2, true]);
});

test('signed out before the library came: nothing stays open', async () => {
  const { socket, at } = arrange();
  socket.open();
  socket.close();
  await pass(0);
  expect(at(0).closed).toBe(true);
});

test('who comes late is replayed the newest three, once; one fault keeps it from nobody', () => {
  const events = createEventBus();
  const fault = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  events.on('notification', () => {
    throw new Error('mine');
  });
  const early = jest.fn();
  events.on('notification', early);
  for (const id of [1, 2, 3, 3, 4]) events.emit('notification', notification(id));
  const late: number[] = [];
  const stop = events.on('notification', ({ id }) => late.push(id), { replay: true });
  expect([early.mock.calls.length, late, fault.mock.calls.length]).toEqual([4, [2, 3, 4], 4]);
  events.emit('notification', notification(5));
  stop();
  const again: number[] = [];
  events.on('notification', ({ id }) => again.push(id), { replay: true })();
  expect([late, again]).toEqual([[2, 3, 4, 5], []]);
  events.emit('notification', notification(6));
  events.forget();
  events.on('notification', ({ id }) => again.push(id), { replay: true });
  expect(again).toEqual([]);
  fault.mockRestore();
});
