import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { now } from './messages.ts';
import type { Person } from './people.ts';

/** The values of `shared/kernel/events`, so that the bench reconnects as browsers do. */
const RECONNECT = { min: 2000, max: 10_000, growth: 1.3, timeout: 4000 };

/** Spread over loopback addresses: each has so many ports only. */
const addressOf = (userId: number) => `127.0.0.${1 + (userId % 4)}`;

/** A person with an open page: a socket that reconnects, and says what it has. */
export class Client {
  /** The time at which a title first arrived. */
  readonly arrived = new Map<string, number>();
  twice = 0;
  lostAt: number | undefined;
  backAt: number | undefined;
  readonly #ids = new Set<number>();
  readonly #person: Person;
  readonly #port: number;
  #cursor = '';

  constructor(person: Person, port: number) {
    this.#person = person;
    this.#port = port;
  }

  /** Resolves once it is open. */
  connect(): Promise<void> {
    const { token, userId } = this.#person;
    const address = `ws://127.0.0.1:${this.#port}/ws/notifications/?token=${token}&changes=true&since=${this.#cursor}`;
    const socket = new WebSocket(address, {
      perMessageDeflate: false,
      handshakeTimeout: RECONNECT.timeout,
      localAddress: addressOf(userId),
    });
    let isReady = false;
    socket.on('message', (data) => {
      const message: Message = JSON.parse(String(data));
      isReady ||= 'unread_count' in message && !('id' in message);
      if (isReady && 'cursor' in message) this.#cursor = String(message.cursor);
      if ('id' in message) this.#note(message, isReady);
    });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.once('open', resolve);
    socket.on('error', reject);
    socket.once('close', () => {
      reject(new Error('closed'));
      if (this.lostAt !== undefined && this.backAt === undefined) return;
      this.lostAt = now();
      this.backAt = undefined;
      void this.#reconnect();
    });
    return promise;
  }

  async #reconnect(): Promise<void> {
    for (let retry = 0; this.backAt === undefined; retry++) {
      const least = RECONNECT.min * (1 + Math.random() * 2);
      const most = RECONNECT.max * (0.8 + Math.random() / 5);
      await sleep(Math.min(most, least * RECONNECT.growth ** retry));
      await this.connect().then(
        () => {
          this.backAt = now();
        },
        () => undefined,
      );
    }
  }

  /** A missed message may arrive twice: the server sends those that were written since a moment before. */
  #note({ id, params }: Notice, isLive: boolean): void {
    if (this.#ids.has(id)) {
      if (isLive) this.twice += 1;
      return;
    }
    this.#ids.add(id);
    this.arrived.set(params.project_title, now());
  }
}

type Message = (Notice | { unread_count: number }) & { cursor: number };
interface Notice {
  id: number;
  params: { project_title: string };
}
