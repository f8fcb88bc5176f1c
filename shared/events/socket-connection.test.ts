import { buildNotification } from '../testing/build-user.ts';
import { createEventBus } from './event-bus.ts';
import { RECONNECT, reconnectDelays } from './reconnect-delays.ts';
import { createSocket, type Line } from './socket-connection.ts';

const flush = () => new Promise((resolve) => setTimeout(resolve, 0));
const jwt = (exp: number) => `x.${btoa(JSON.stringify({ exp }))}.y`;
const FRESH = jwt(Date.now() / 1000 + 600);

function arrange() {
  const events = createEventBus();
  const seen: string[] = [];
  events.on('notification', ({ id }) => seen.push(`notification ${id}`));
  events.on('socket:reconnected', () => seen.push('reconnected'));
  const lines: { url: () => Promise<string>; line: Line & { readyState: number }; closed: boolean }[] = [];
  const held = { token: FRESH };
  const renew = jest.fn(async () => {
    held.token = 'renewed';
    return true;
  });
  const socket = createSocket({
    events,
    access: () => held.token,
    renew,
    openLine: async (url) => {
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
  return { socket, seen, lines, held, renew, at };
}
const say = (line: Line, message: unknown) => line.onmessage?.({ data: JSON.stringify(message) });

test('every message goes to the bus once; what is no message is dropped', async () => {
  const { socket, seen, at } = arrange();
  socket.open();
  await flush();
  say(at(0).line, buildNotification({ id: 7 }));
  say(at(0).line, buildNotification({ id: 7 }));
  at(0).line.onmessage?.({ data: 'nonsense' });
  say(at(0).line, null);
  expect(seen).toEqual(['notification 7']);
});

test('the address has the token of the moment, and ws as the page has http', async () => {
  const { socket, held, at } = arrange();
  socket.open();
  await flush();
  held.token = 'later';
  await expect(at(0).url()).resolves.toBe('ws://localhost/ws/notifications/?token=later');
});

test('a refused token, and one that is past its time, is renewed before the next try', async () => {
  const { socket, held, renew, at } = arrange();
  socket.open();
  await flush();
  await at(0).url();
  expect(renew).not.toHaveBeenCalled();
  at(0).line.onclose?.({ code: 4401 });
  await expect(at(0).url()).resolves.toContain('token=renewed');
  expect(renew).toHaveBeenCalledTimes(1);
  held.token = jwt(Date.now() / 1000 - 1);
  await at(0).url();
  expect(renew).toHaveBeenCalledTimes(2);
});

test('the address comes even when nobody renews: the line must go on trying', async () => {
  const { socket, renew, at } = arrange();
  socket.open();
  await flush();
  renew.mockRejectedValueOnce(new Error('away'));
  at(0).line.onclose?.({ code: 4401 });
  await expect(at(0).url()).resolves.toContain('/ws/notifications/');
});

test('only a second opening is a reconnection', async () => {
  const { socket, seen, at } = arrange();
  socket.open();
  await flush();
  at(0).line.onopen?.({} as never);
  expect(seen).toEqual([]);
  at(0).line.onopen?.({} as never);
  expect(seen).toEqual(['reconnected']);
});

test('a tab that becomes visible tries at once, unless the line is open; a closed one never', async () => {
  const { socket, lines, at } = arrange();
  const show = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await flush();
  };
  socket.open();
  await flush();
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
  await flush();
  expect(at(0).closed).toBe(true);
});

test('delays have jitter and stay within 2 to 10 s, 50 tries', () => {
  const shortest = reconnectDelays(() => 0);
  const longest = reconnectDelays(() => 1);
  expect(shortest.minReconnectionDelay).toBe(RECONNECT.min);
  expect(longest.minReconnectionDelay).toBeGreaterThan(RECONNECT.min);
  expect(longest.maxReconnectionDelay).toBe(RECONNECT.max);
  expect(shortest.maxReconnectionDelay).toBeLessThan(RECONNECT.max);
  expect(shortest.maxRetries).toBe(50);
});

test('a late subscriber gets the last message if it asks; one fault keeps it from nobody', () => {
  const events = createEventBus();
  const fault = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  events.on('notification', () => {
    throw new Error('mine');
  });
  const early = jest.fn();
  events.on('notification', early);
  events.emit('notification', buildNotification({ id: 3 }));
  const late = jest.fn();
  events.on('notification', late, { replay: true })();
  expect([early.mock.calls.length, late.mock.calls.length, fault.mock.calls.length]).toEqual([1, 1, 1]);
  events.forget();
  const next = jest.fn();
  events.on('notification', next, { replay: true });
  expect(next).not.toHaveBeenCalled();
  fault.mockRestore();
});
