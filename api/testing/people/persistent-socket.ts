import { after } from 'node:test';
// biome-ignore lint/plugin: the pause of a client between two attempts to connect
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveNotification, SocketReady } from '@handover/shared/contract';
import WebSocket from 'ws';
import { until } from '../until.ts';

type Message = LiveNotification | SocketReady;

/** A socket that reconnects, as those of browsers do: it says the cursor of its last message, and drops what it has. */
export class PersistentSocket {
  /** The titles of the notifications in the order of their arrival, each once. */
  readonly titles: string[] = [];
  readonly #ids = new Set<number>();
  readonly #address: string;
  #socket: WebSocket | undefined;
  #cursor: number | undefined;
  /** All that its present socket has missed has come. */
  #isReady = false;
  #isClosed = false;

  constructor(origin: string, { token }: { token: string | null }) {
    this.#address = `${origin.replace(/^http/, 'ws')}/ws/notifications/?token=${token}`;
    void this.#run();
    after(() => this.close());
  }

  async untilReady(): Promise<void> {
    await until('the socket is ready', () => this.#isReady && this.#socket?.readyState === WebSocket.OPEN);
  }

  /** Loses the connection without a word. */
  cut(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#isClosed = true;
    this.cut();
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) {
      const socket = new WebSocket(`${this.#address}&since=${this.#cursor ?? ''}`);
      this.#socket = socket;
      socket.on('error', () => undefined);
      socket.on('message', (data) => this.#take(JSON.parse(String(data))));
      await new Promise((resolve) => socket.once('close', resolve));
      this.#isReady = false;
      await pause(Math.random() * 100);
    }
  }

  #take(message: Message): void {
    this.#isReady ||= !('id' in message);
    // The missed messages are incomplete until then.
    if (this.#isReady) this.#cursor = message.cursor ?? this.#cursor;
    if (!('id' in message) || this.#ids.has(message.id)) return;
    this.#ids.add(message.id);
    this.titles.push(String(message.params.project_title));
  }
}
