import type { Change, LiveNotification } from '@handover/shared/contract';
import type { WebSocket } from 'ws';
import { LiveSocket, type SocketOptions, type SocketOwner } from './live-socket.ts';
import { RecentIds } from './recent-ids.ts';

/** The open sockets of this instance, by user. */
export class Sockets {
  readonly #members = new Map<number, Set<LiveSocket>>();
  /** Sessions that have just ended, of which a socket may be opening. */
  readonly #ended = new RecentIds<string>();

  /** Undefined if the session has ended since it was read. */
  add(owner: SocketOwner, socket: WebSocket, options: SocketOptions): LiveSocket | undefined {
    if (this.#ended.has(owner.sessionId)) return undefined;
    const live = new LiveSocket(socket, owner, options);
    const set = this.#members.get(owner.id) ?? new Set();
    this.#members.set(owner.id, set.add(live));
    socket.once('close', () => this.#remove(live));
    return live;
  }

  #remove(live: LiveSocket): void {
    const { id } = live.owner;
    const set = this.#members.get(id);
    set?.delete(live);
    if (set?.size === 0) this.#members.delete(id);
  }

  #all(): LiveSocket[] {
    return [...this.#members.values()].flatMap((set) => [...set]);
  }

  has(userId: number): boolean {
    return this.#members.has(userId);
  }

  users(): number[] {
    return [...this.#members.keys()];
  }

  sessions(): string[] {
    return [...new Set(this.#all().map(({ owner }) => owner.sessionId))];
  }

  send(userId: number, message: LiveNotification): void {
    const text = JSON.stringify(message);
    for (const live of this.#members.get(userId) ?? []) if (!live.send(text, message.id)) this.#remove(live);
  }

  /** Sends a silent change to the sockets that ask for them. */
  sendChange(userId: number, change: Change): void {
    const text = JSON.stringify({ change });
    for (const live of this.#members.get(userId) ?? [])
      if (live.withChanges && !live.send(text)) this.#remove(live);
  }

  closeSession(id: string): void {
    this.#ended.add(id);
    for (const { socket, owner } of this.#all()) if (owner.sessionId === id) socket.close(4401, 'signed out');
  }

  /** Called regularly, far less often than a socket takes to open, or an announcement to arrive. */
  nextPeriod(): void {
    this.#ended.nextPeriod();
    for (const live of this.#all()) live.forgetMissed();
  }

  /** 1012: the server restarts; clients reconnect by themselves. */
  closeAll(): void {
    for (const { socket } of this.#all()) socket.close(1012, 'restarting');
  }
}
