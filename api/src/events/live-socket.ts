import type { LiveNotification, SocketReady } from '@handover/shared/contract';
import type { WebSocket } from 'ws';

/** A slow client with more unsent bytes is dropped, which was measured to keep memory flat. */
const MAX_BUFFERED_BYTES = 1 << 20;

/** The session that a socket belongs to. */
export interface SocketOwner {
  id: number;
  sessionId: string;
}
export interface SocketOptions {
  /** It gets silent changes as well as notifications. */
  withChanges: boolean;
  /** Whether its client has got the messages that it missed; others wait until then. */
  isResumed: boolean;
}
interface Held {
  text: string;
  /** The id of a notification. */
  id: number | undefined;
}

/** One open socket. */
export class LiveSocket {
  readonly socket: WebSocket;
  readonly owner: SocketOwner;
  readonly withChanges: boolean;
  #held: Held[] | undefined;
  /** The ids of missed messages that were sent already: they may still be announced. */
  #missed: ReadonlySet<number> | undefined;

  constructor(socket: WebSocket, owner: SocketOwner, { withChanges, isResumed }: SocketOptions) {
    this.socket = socket;
    this.owner = owner;
    this.withChanges = withChanges;
    this.#held = isResumed ? [] : undefined;
  }

  /** Sends a text. False if the client reads too slowly: it has been disconnected then. */
  send(text: string, id?: number): boolean {
    if (this.#held) this.#held.push({ text, id });
    else if (id === undefined || !this.#missed?.has(id)) return this.#write(text);
    return true;
  }

  sendMissed(message: LiveNotification): boolean {
    return this.#write(JSON.stringify(message));
  }

  /** Sends all messages at once from now on, apart from missed ones, which have been sent already. */
  release(ready: SocketReady, missed: ReadonlySet<number>): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    this.#missed = missed;
    this.#write(JSON.stringify(ready));
    for (const { text, id } of held) this.send(text, id);
  }

  /** Forgets the missed messages: they have been announced by now. */
  forgetMissed(): void {
    this.#missed = undefined;
  }

  #write(text: string): boolean {
    const isSlow = this.socket.bufferedAmount > MAX_BUFFERED_BYTES;
    if (isSlow) this.socket.terminate();
    else this.socket.send(text);
    return !isSlow;
  }
}
