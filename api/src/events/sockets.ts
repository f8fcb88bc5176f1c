import type { Change, LiveNotification } from '@handover/shared/contract';
import type { WebSocket } from 'ws';
import type { Viewer } from '../http/call.ts';
import { RecentIds } from './recent-ids.ts';

/** A slow client with more unsent bytes is dropped, which was measured to keep memory flat. */
const MAX_BUFFERED_BYTES = 1 << 20;
interface SocketEntry {
  socket: WebSocket;
  sessionId: string;
  /** Whether it gets silent changes as well as notifications. */
  withChanges: boolean;
}

/** The open sockets of this instance, by user. */
export class Sockets {
  readonly #members = new Map<number, Set<SocketEntry>>();
  /** Sessions that have just ended, of which a socket may be opening. */
  readonly #ended = new RecentIds<string>();

  /** False where the session has ended since it was read. */
  add(viewer: Viewer, socket: WebSocket, { withChanges }: { withChanges: boolean }): boolean {
    if (this.#ended.has(viewer.sessionId)) return false;
    const entry = { socket, sessionId: viewer.sessionId, withChanges };
    const set = this.#members.get(viewer.id) ?? new Set();
    this.#members.set(viewer.id, set.add(entry));
    socket.once('close', () => this.#remove(viewer.id, entry));
    return true;
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

  send(userId: number, message: LiveNotification): void {
    const text = JSON.stringify(message);
    for (const entry of this.#members.get(userId) ?? []) this.#write(userId, entry, text);
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
    this.#ended.add(id);
    for (const { socket, sessionId } of this.#all()) if (sessionId === id) socket.close(4401, 'signed out');
  }

  /** Called regularly, far less often than a socket takes to open. */
  forgetEndedSessions(): void {
    this.#ended.nextPeriod();
  }

  /** 1012: the server restarts; clients reconnect by themselves. */
  closeAll(): void {
    for (const { socket } of this.#all()) socket.close(1012, 'restarting');
  }
}
