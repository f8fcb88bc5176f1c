import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Change, LiveNotification, SocketReady } from '@handover/shared/contract';
import WebSocket, { type ClientOptions } from 'ws';
import { until } from '../until.ts';

interface SocketOptions extends ClientOptions {
  /** Asks for silent changes too. */
  withChanges?: boolean;
  /** The cursor since which missed messages are requested; '' for a page that was opened just now. */
  since?: string;
}

/** A client of the notification socket that records messages, changes and the close code. */
export class SocketClient {
  readonly socket: WebSocket;
  readonly messages: LiveNotification[] = [];
  readonly changes: Change[] = [];
  /** Resolves with the message that follows all missed ones; with `since` only. */
  readonly ready: Promise<SocketReady>;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;

  constructor(origin: string, token: string | null, { withChanges, since, ...options }: SocketOptions = {}) {
    const resumed = since === undefined ? '' : `&since=${since}`;
    const query = `token=${token}${withChanges ? '&changes=true' : ''}${resumed}`;
    const { promise, resolve } = Promise.withResolvers<SocketReady>();
    this.ready = promise;
    this.socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/ws/notifications/?${query}`, options);
    this.socket.on('message', (data) => {
      const message: LiveNotification | SocketReady | { change: Change } = JSON.parse(String(data));
      if ('change' in message) this.changes.push(message.change);
      else if ('id' in message) this.messages.push(message);
      else resolve(message);
    });
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
    this.socket.on('error', () => undefined);
  }

  /** Waits until so many messages have arrived. */
  async received(count: number): Promise<LiveNotification[]> {
    await until(`the socket has ${count} messages`, () => {
      if (this.messages.length >= count) return true;
      assert.notEqual(this.socket.readyState, WebSocket.CLOSED, 'the socket was closed meanwhile');
      return false;
    });
    return this.messages;
  }
}

/** Resolves once the socket is open and registered: it receives everything committed from then on. */
export async function openSocket(
  origin: string,
  token: string | null,
  options?: SocketOptions,
): Promise<SocketClient> {
  const client = new SocketClient(origin, token, options);
  await once(client.socket, 'open');
  return client;
}
