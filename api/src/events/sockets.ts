import type { Notification } from '@handover/shared/contract';
import type { WebSocket } from 'ws';
import type { Viewer } from '../http/call.ts';

/** Bytes that may wait for a slow client before it is dropped; measured, it keeps the server's memory flat. */
const BACKLOG = 1 << 20;
/** Of so many last messages a socket is known to have had them; what is read again after a gap is far less. */
const REMEMBERED = 500;

interface Member {
  socket: WebSocket;
  sessionId: string;
  sent: Set<number>;
}

/** The open sockets of this instance, by person. */
export class Sockets {
  readonly #members = new Map<number, Set<Member>>();

  add(viewer: Viewer, socket: WebSocket): void {
    const member = { socket, sessionId: viewer.sessionId, sent: new Set<number>() };
    const set = this.#members.get(viewer.id) ?? new Set();
    this.#members.set(viewer.id, set.add(member));
    socket.once('close', () => this.#remove(viewer.id, member));
  }

  #remove(userId: number, member: Member): void {
    const set = this.#members.get(userId);
    set?.delete(member);
    if (set?.size === 0) this.#members.delete(userId);
  }

  #all(): Member[] {
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

  /** Once a socket, however often it is announced. */
  send(userId: number, message: Notification): void {
    const text = JSON.stringify(message);
    for (const member of this.#members.get(userId) ?? []) {
      if (member.socket.bufferedAmount > BACKLOG) {
        this.#remove(userId, member);
        member.socket.terminate();
      } else if (!member.sent.has(message.id)) {
        member.sent.add(message.id);
        const [oldest] = member.sent;
        if (member.sent.size > REMEMBERED && oldest !== undefined) member.sent.delete(oldest);
        member.socket.send(text);
      }
    }
  }

  closeSession(id: string): void {
    for (const { socket, sessionId } of this.#all()) if (sessionId === id) socket.close(4401, 'signed out');
  }

  /** 1012: the server restarts; a client comes back by itself. */
  closeAll(): void {
    for (const { socket } of this.#all()) socket.close(1012, 'restarting');
  }
}
