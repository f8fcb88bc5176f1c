import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Notification } from '@handover/shared/contract';
import WebSocket, { type ClientOptions } from 'ws';
import { until } from './until.ts';

/** A client of the notification socket that records messages and the close code. */
export class SocketClient {
  readonly socket: WebSocket;
  readonly messages: Notification[] = [];
  /** Resolves with the close code. */
  readonly closed: Promise<number>;

  constructor(origin: string, token: string | null, options: ClientOptions = {}) {
    this.socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/ws/notifications/?token=${token}`, options);
    this.socket.on('message', (data) => this.messages.push(JSON.parse(String(data))));
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
    this.socket.on('error', () => undefined);
  }

  /** Waits until so many messages have arrived. */
  async received(count: number): Promise<Notification[]> {
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
  options?: ClientOptions,
): Promise<SocketClient> {
  const client = new SocketClient(origin, token, options);
  await once(client.socket, 'open');
  return client;
}
