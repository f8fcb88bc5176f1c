import type { WebSocket } from 'ws';
import type { Viewer } from '../http/call.ts';

/** Bytes that may wait for a slow client before it is dropped; measured, it keeps the server's memory flat. */
const BACKLOG = 1 << 20;

interface Member {
  socket: WebSocket;
  sessionId: string;
}

/** The open sockets of this instance, by person. */
export class Sockets {
  readonly #members = new Map<number, Set<Member>>();

  add(viewer: Viewer, socket: WebSocket): void {
    const member = { socket, sessionId: viewer.sessionId };
    const set = this.#members.get(viewer.id) ?? new Set();
    this.#members.set(viewer.id, set.add(member));
    socket.once('close', () => this.#remove(viewer.id, member));
  }

  #remove(userId: number, member: Member): void {
    const set = this.#members.get(userId);
    set?.delete(member);
    if (set?.size === 0) this.#members.delete(userId);
  }

  has(userId: number): boolean {
    return this.#members.has(userId);
  }

  users(): number[] {
    return [...this.#members.keys()];
  }

  send(userId: number, message: unknown): void {
    const text = JSON.stringify(message);
    for (const member of this.#members.get(userId) ?? []) {
      if (member.socket.bufferedAmount > BACKLOG) {
        this.#remove(userId, member);
        member.socket.terminate();
      } else member.socket.send(text);
    }
  }

  closeSession(sessionId: string): void {
    for (const set of this.#members.values())
      for (const { socket, sessionId: id } of set) if (id === sessionId) socket.close(4401, 'signed out');
  }

  /** 1012: the server restarts; a client comes back by itself. */
  closeAll(): void {
    for (const set of this.#members.values()) for (const { socket } of set) socket.close(1012, 'restarting');
  }
}
