import { after } from 'node:test';
// biome-ignore lint/plugin: the pause of a client between two attempts to connect
import { setTimeout as pause } from 'node:timers/promises';
import { openSocket, type SocketClient } from './socket-client.ts';
import { until } from './until.ts';

/** A socket that reconnects, as those of browsers do, and reads the list after each gap. */
export class PersistentSocket {
  readonly titles = new Set<string>();
  /** Notifications that came twice on sockets. */
  twice = 0;
  readonly #ids = new Set<number>();
  readonly #origin: string;
  readonly #token: string;
  #client: SocketClient | undefined;
  #isClosed = false;

  constructor(origin: string, { token }: { token: string }) {
    this.#origin = origin;
    this.#token = token;
    void this.#run();
    after(() => this.close());
  }

  async untilOpen(): Promise<void> {
    await until('the socket is open', () => this.#client?.socket.readyState === WebSocket.OPEN);
  }

  close(): void {
    this.#isClosed = true;
    this.#client?.socket.terminate();
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) {
      const client = await openSocket(this.#origin, this.#token).catch(() => undefined);
      if (client) {
        client.socket.on('message', () => this.#take(client));
        this.#take(client);
        this.#client = client;
        await this.#readList();
        await client.closed;
        this.#take(client);
      }
      await pause(100);
    }
  }

  #take({ messages }: SocketClient): void {
    for (const { id, params } of messages.splice(0)) {
      if (this.#ids.has(id)) this.twice += 1;
      this.#ids.add(id);
      this.titles.add(String(params.project_title));
    }
  }

  async #readList(): Promise<void> {
    const headers = { authorization: `Bearer ${this.#token}` };
    const response = await fetch(`${this.#origin}/api/notifications/?page_size=100`, { headers });
    const { results } = (await response.json()) as { results: { results: Notice[] } };
    for (const { params } of results.results) this.titles.add(params.project_title);
  }
}

interface Notice {
  params: { project_title: string };
}
