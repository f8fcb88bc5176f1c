import type { Change, LiveNotification } from '@handover/shared/contract';
import type { WebSocket } from 'ws';
import type { Viewer } from '../http/call.ts';

/** A slow client with more unsent bytes is dropped, which was measured to keep memory flat. */
const MAX_BUFFERED_BYTES = 1 << 20;
/**
 * How many message ids are remembered per socket to avoid duplicates; far more than are sent again after a reconnect.
 */
const REMEMBERED_IDS = 500;

interface SocketEntry {
  socket: WebSocket;
  sessionId: string;
  /** Whether it gets silent changes as well as notifications. */
  withChanges: boolean;
  sent: Set<number>;
}

/** The open sockets of this instance, by user. */
export class Sockets {
  readonly #members = new Map<number, Set<SocketEntry>>();

  add(viewer: Viewer, socket: WebSocket, { withChanges }: { withChanges: boolean }): void {
    const entry = { socket, sessionId: viewer.sessionId, withChanges, sent: new Set<number>() };
    const set = this.#members.get(viewer.id) ?? new Set();
    this.#members.set(viewer.id, set.add(entry));
    socket.once('close', () => this.#remove(viewer.id, entry));
  }

  #remove(userId: number, entry: SocketEntry): void {
    const set = this.#members.get(userId);
    set?.delete(entry);
    if (set?.size === 0) this.#members.delete(userId);
  }

  #all(): SocketEntry[] {
    return [...this.#members.values()].flatMap((set) => [...set]);
  }

  has(userId: number): boolean {
    return this.#members.has(userId);
  }

  users(): number[] {
    return [...this.#members.keys()];
  }

  sessions(): string[] {
    return [...new Set(this.#all().map(({ sessionId }) => sessionId))];
  }

  /** Sends a message once per socket, however often it is announced. */
  send(userId: number, message: LiveNotification): void {
    const text = JSON.stringify(message);
    for (const entry of this.#members.get(userId) ?? []) {
      if (entry.sent.has(message.id)) continue;
      entry.sent.add(message.id);
      const [oldest] = entry.sent;
      if (entry.sent.size > REMEMBERED_IDS && oldest !== undefined) entry.sent.delete(oldest);
      this.#write(userId, entry, text);
    }
  }

  /** Sends a silent change to the sockets that ask for them. */
  sendChange(userId: number, change: Change): void {
    const text = JSON.stringify({ change });
    for (const entry of this.#members.get(userId) ?? [])
      if (entry.withChanges) this.#write(userId, entry, text);
  }

  #write(userId: number, entry: SocketEntry, text: string): void {
    if (entry.socket.bufferedAmount <= MAX_BUFFERED_BYTES) entry.socket.send(text);
    else {
      this.#remove(userId, entry);
      entry.socket.terminate();
    }
  }

  closeSession(id: string): void {
    for (const { socket, sessionId } of this.#all()) if (sessionId === id) socket.close(4401, 'signed out');
  }

  /** 1012: the server restarts; clients reconnect by themselves. */
  closeAll(): void {
    for (const { socket } of this.#all()) socket.close(1012, 'restarting');
  }
}
