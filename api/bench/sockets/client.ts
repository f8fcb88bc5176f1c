import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { now } from './messages.ts';
import type { Person } from './people.ts';

/** As in `shared/kernel/events`, so that the bench reconnects as browsers do. */
const RECONNECT = { min: 2000, max: 10_000, growth: 1.3, timeout: 4000 };
const CATCH_UP = { attempts: 8, pause: 3000, growth: 1.6 };

/** Spread over loopback addresses: each has so many ports only. */
const addressOf = (userId: number) => `127.0.0.${1 + (userId % 4)}`;

/** A person with an open page: a socket that reconnects, and reads the list after each gap. */
export class Client {
  /** When a title came first, by socket or list. */
  readonly arrived = new Map<string, number>();
  twice = 0;
  lostAt: number | undefined;
  backAt: number | undefined;
  readonly #ids = new Set<number>();
  readonly #person: Person;
  readonly #port: number;

  constructor(person: Person, port: number) {
    this.#person = person;
    this.#port = port;
  }

  /** Resolves once it is open. */
  connect(): Promise<void> {
    const { token, userId } = this.#person;
    const address = `ws://127.0.0.1:${this.#port}/ws/notifications/?token=${token}&changes=true`;
    const socket = new WebSocket(address, {
      perMessageDeflate: false,
      handshakeTimeout: RECONNECT.timeout,
      localAddress: addressOf(userId),
    });
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (typeof message.id === 'number') this.#note(message, true);
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
      const least = RECONNECT.min * (1 + Math.random() / 2);
      const most = RECONNECT.max * (0.8 + Math.random() / 5);
      await sleep(Math.min(most, least * RECONNECT.growth ** retry));
      await this.connect().then(
        () => {
          this.backAt = now();
        },
        () => undefined,
      );
    }
    await this.#readList();
  }

  async #readList(): Promise<void> {
    const url = `http://127.0.0.1:${this.#port}/api/notifications/?page_size=30`;
    const headers = { authorization: `Bearer ${this.#person.token}` };
    for (let attempt = 0; attempt < CATCH_UP.attempts; attempt++) {
      const response = await fetch(url, { headers }).catch(() => undefined);
      if (response?.ok) {
        const { results } = (await response.json()) as { results: { results: Notice[] } };
        for (const each of results.results) this.#note(each, false);
        return;
      }
      await response?.body?.cancel();
      await sleep(CATCH_UP.pause * CATCH_UP.growth ** attempt * (0.5 + Math.random() / 2));
    }
  }

  #note({ id, params }: Notice, fromSocket: boolean): void {
    if (this.#ids.has(id)) {
      if (fromSocket) this.twice += 1;
      return;
    }
    this.#ids.add(id);
    this.arrived.set(params.project_title, now());
  }
}

interface Notice {
  id: number;
  params: { project_title: string };
}
