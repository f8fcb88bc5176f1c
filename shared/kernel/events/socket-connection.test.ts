/** @jest-environment jsdom */
import { buildNotification } from '../../testing/builders/build-user.ts';
import { createEventBus } from './event-bus.ts';
import { createSocket, type Socket } from './socket-connection.ts';

const jwt = (exp: number) => `x.${btoa(JSON.stringify({ exp }))}.y`;
const notification = (id: number) => buildNotification({ id });

function arrange() {
  const events = createEventBus();
  const seen: string[] = [];
  events.on('notification', ({ id }) => seen.push(`notification ${id}`));
  events.on('socket:reconnected', () => seen.push('reconnected'));
  events.on('release-set', ({ release_set }) => seen.push(`release set ${release_set}`));
  events.on('change', (change) => seen.push(`change ${JSON.stringify(change)}`));
  const counts: number[] = [];
  events.on('unread-count', (count) => counts.push(count));
  const sockets: { url: () => Promise<string>; socket: Socket & { readyState: number }; closed: boolean }[] =
    [];
  const session = { token: jwt(Date.now() / 1000 + 600) };
  const renew = jest.fn(async () => {
    session.token = 'renewed';
    return true;
  });
  const connection = createSocket({
    events,
    access: () => session.token,
    renew,
    connectSocket: async (url) => {
      const made = {
        url,
        closed: false,
        socket: {
          readyState: 0,
          onopen: null,
          onclose: null,
          onmessage: null,
          close: () => (made.closed = true),
        },
      } as (typeof sockets)[number];
      sockets.push(made);
      return made.socket;
    },
  });
  const at = (index: number) => {
    const found = sockets[index];
    if (!found) throw new Error(`No socket ${index}`);
    return found;
  };
  /** The latest socket opens, or opens again, and gets what was missed. */
  const open = (cursor: number, missed: number[] = []) => {
    const { socket } = at(sockets.length - 1);
    socket.onopen?.({} as never);
    for (const id of missed) send(socket, notification(id));
    send(socket, { cursor, unread_count: missed.length });
  };
  const since = async () => new URL(await at(sockets.length - 1).url()).searchParams.get('since');
  return { connection, seen, counts, sockets, session, renew, at, open, since };
}
const send = (socket: Socket, message: unknown) => socket.onmessage?.({ data: JSON.stringify(message) });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a notification is emitted once, a change each time; anything else is dropped', async () => {
  const { connection, seen, at, open } = arrange();
  connection.open();
  await pass(0);
  open(1);
  send(at(0).socket, notification(7));
  send(at(0).socket, notification(7));
  at(0).socket.onmessage?.({ data: 'nonsense' });
  send(at(0).socket, null);
  send(at(0).socket, { change: null, unknown: 1 });
  send(at(0).socket, { release_set: 'next' });
  for (const change of [{ deal_id: 7 }, { deal_id: 7 }, { area: 'deals' }]) send(at(0).socket, { change });
  expect(seen).toEqual([
    'notification 7',
    'release set next',
    'change {"deal_id":7}',
    'change {"deal_id":7}',
    'change {"area":"deals"}',
  ]);
});

test('the URL has the current token, and the scheme that matches the page', async () => {
  const { connection, session, at } = arrange();
  connection.open();
  await pass(0);
  session.token = 'later';
  await expect(at(0).url()).resolves.toBe('ws://localhost/ws/notifications/?token=later&changes=true&since=');
});

describe('a token that the server refuses', () => {
  const arrangeRefused = async () => {
    const all = arrange();
    all.connection.open();
    await pass(0);
    const before = await all.at(0).url();
    expect(all.renew).not.toHaveBeenCalled();
    const refuse = () => all.at(0).socket.onclose?.({ code: 4401 });
    refuse();
    const next = async () => {
      const [url] = await Promise.all([all.at(0).url(), pass(2000)]);
      return url;
    };
    return { ...all, before, refuse, next };
  };

  test('is renewed before the next attempt, since the session may be over, and not again by it', async () => {
    const { renew, next } = await arrangeRefused();
    await pass(500);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(await next()).toContain('token=renewed');
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('is renewed before an attempt that comes at once', async () => {
    const { renew, next } = await arrangeRefused();
    expect(await next()).toContain('token=renewed');
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('is renewed each time', async () => {
    const { renew, refuse, next } = await arrangeRefused();
    await next();
    refuse();
    await next();
    expect(renew).toHaveBeenCalledTimes(2);
  });

  test('is tried again without a response, so that the socket keeps reconnecting', async () => {
    const { renew, next, before } = await arrangeRefused();
    renew.mockRejectedValueOnce(new Error('no response'));
    expect(await next()).toBe(before);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('is not renewed where a call or another tab has brought another one, as a new password does', async () => {
    const { renew, session, next } = await arrangeRefused();
    session.token = 'of another tab';
    expect(await next()).toContain('token=of+another+tab');
    expect(renew).not.toHaveBeenCalled();
  });

  test('is not renewed where the call that ended the session has signed out', async () => {
    const { connection, renew, session, refuse } = await arrangeRefused();
    session.token = '';
    connection.close();
    refuse();
    await pass(2000);
    expect(renew).not.toHaveBeenCalled();
  });
});

test('an expired token is renewed before the next attempt', async () => {
  const { connection, session, renew, at } = arrange();
  connection.open();
  await pass(0);
  session.token = jwt(Date.now() / 1000 + 60);
  await pass(61_000);
  await at(0).url();
  expect(renew).toHaveBeenCalledTimes(1);
});

describe('after a gap', () => {
  const arrangeOpen = async () => {
    const all = arrange();
    all.connection.open();
    await pass(0);
    all.open(10);
    return all;
  };

  test('missed notifications are emitted once, oldest first, before the lists refetch; a first opening tells the count alone', async () => {
    const { seen, counts, at, open } = await arrangeOpen();
    expect([seen, counts]).toEqual([[], [0]]);
    send(at(0).socket, notification(2));
    open(20, [2, 3, 4]);
    expect(seen).toEqual(['notification 2', 'notification 3', 'notification 4', 'reconnected']);
    open(30);
    expect(seen.slice(4)).toEqual(['reconnected']);
    expect(counts).toEqual([0]);
  });

  test('the server is asked for what came since the last message', async () => {
    const { since, open, at } = await arrangeOpen();
    await expect(since()).resolves.toBe('10');
    send(at(0).socket, { ...notification(2), cursor: 14 });
    await expect(since()).resolves.toBe('14');
    open(20);
    await expect(since()).resolves.toBe('20');
  });

  test('a socket that is lost before it was ready has brought nothing: all of it comes again', async () => {
    const { since, seen, open, at } = await arrangeOpen();
    at(0).socket.onopen?.({} as never);
    send(at(0).socket, { ...notification(2), cursor: 14 });
    await expect(since()).resolves.toBe('10');
    expect(seen).toEqual([]);
    open(20, [2, 3]);
    expect(seen).toEqual(['notification 2', 'notification 3', 'reconnected']);
  });

  test('after a long gap the newest three are emitted', async () => {
    const { seen, open } = await arrangeOpen();
    open(20, [4, 5, 6, 7, 8]);
    expect(seen).toEqual(['notification 6', 'notification 7', 'notification 8', 'reconnected']);
  });

  test('after a sign-out the messages of the old socket are dropped, and the next person begins anew', async () => {
    const { connection, seen, since, open, at } = await arrangeOpen();
    connection.close();
    send(at(0).socket, { ...notification(2), cursor: 14 });
    send(at(0).socket, { cursor: 15, unread_count: 1 });
    connection.open();
    await pass(0);
    await expect(since()).resolves.toBe('');
    open(20);
    expect(seen).toEqual([]);
  });
});

test('a tab that becomes visible reconnects at once, unless the socket is open or was closed', async () => {
  const { connection, sockets, at } = arrange();
  const show = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
  };
  connection.open();
  await pass(0);
  await show();
  expect([sockets.length, at(0).closed]).toEqual([2, true]);
  Object.assign(at(1).socket, { readyState: 1 });
  await show();
  expect(sockets).toHaveLength(2);
  connection.close();
  await show();
  expect([sockets.length, at(1).closed]).toEqual([2, true]);
});

test('signed out before the library is loaded: the socket is closed', async () => {
  const { connection, at } = arrange();
  connection.open();
  connection.close();
  await pass(0);
  expect(at(0).closed).toBe(true);
});
