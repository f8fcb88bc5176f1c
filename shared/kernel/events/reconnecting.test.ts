/** @jest-environment jsdom */
import { connectSocket } from './connect-socket.ts';
import { createEventBus } from './event-bus.ts';
import { RECONNECT } from './reconnect-delays.ts';
import { createSocket } from './socket-connection.ts';

/** A WebSocket to a server that does not respond until it is `up`. */
class Socket {
  /** The library recognizes a WebSocket class by this. */
  static readonly CLOSING = 2;
  static readonly opened: { at: number; socket: Socket }[] = [];
  static up = false;
  readyState = 0;
  binaryType = 'blob';
  private readonly listeners = new Map<string, (event: object) => void>();

  constructor() {
    Socket.opened.push({ at: Date.now(), socket: this });
    setTimeout(() => this.dispatch(Socket.up ? 'open' : 'close'), 5);
  }
  addEventListener(type: string, listener: (event: object) => void) {
    this.listeners.set(type, listener);
  }
  removeEventListener(type: string) {
    this.listeners.delete(type);
  }
  dispatch(type: string) {
    this.readyState = type === 'open' ? 1 : 3;
    this.listeners.get(type)?.({ type, code: 1006, target: this });
  }
  close() {
    this.readyState = 3;
  }
}
const delays = () =>
  Socket.opened.slice(1).map(({ at }, index) => at - 5 - (Socket.opened[index]?.at ?? Number.NaN));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { WebSocket: Socket });
  Object.assign(Socket, { up: false });
  Socket.opened.length = 0;
});
afterEach(() => jest.useRealTimers());

test('50 retries, each 2 to 10 s after the last, with jitter; then it stops', async () => {
  await connectSocket(async () => 'ws://localhost/ws/notifications/');
  await jest.advanceTimersByTimeAsync(15 * 60_000);
  // The first connection is no retry.
  expect(Socket.opened).toHaveLength(1 + RECONNECT.retries);
  const found = delays();
  expect(Math.min(...found)).toBeGreaterThanOrEqual(RECONNECT.min);
  expect(Math.max(...found)).toBeLessThanOrEqual(RECONNECT.max);
  expect(found[0]).toBeLessThanOrEqual(RECONNECT.min * 3);
  expect(new Set(found).size).toBeGreaterThan(found.length / 2);
});

test('a server that comes back is reached within the maximum delay', async () => {
  await connectSocket(async () => 'ws://localhost/ws/notifications/');
  Socket.up = true;
  await jest.advanceTimersByTimeAsync(RECONNECT.max);
  expect(Socket.opened.at(-1)?.socket.readyState).toBe(1);
});

test('a socket that is closed while it connects is closed once it has, and tries no more if it has not', async () => {
  const events = createEventBus();
  const connection = createSocket({
    events,
    access: () => 'token',
    renew: () => Promise.resolve(true),
    connectSocket,
  });
  const close = jest.spyOn(Socket.prototype, 'close');
  for (const up of [true, false]) {
    Socket.up = up;
    Socket.opened.length = 0;
    close.mockClear();
    connection.open();
    await jest.advanceTimersByTimeAsync(2);
    expect(Socket.opened.length).toBe(1);
    connection.close();
    expect(close).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([close.mock.calls.length, Socket.opened.length]).toEqual([up ? 1 : 0, 1]);
  }
});
