import type { Change, LiveNotification, SocketReady } from '../../contract/index.ts';

/** Sent by the gateway: which release sets are served, since that has changed, and whether a version was revoked by it. */
export interface ReleaseSetMoved {
  release_set: string;
  revokes?: boolean;
}
type Message = LiveNotification | { change: Change } | SocketReady | ReleaseSetMoved;

/** A message of the socket; undefined for anything else. */
export function parseMessage(data: string): Message | undefined {
  try {
    const message: Partial<LiveNotification & { change: Change } & ReleaseSetMoved> | null = JSON.parse(data);
    const isKnown =
      typeof message?.id === 'number' ||
      typeof message?.cursor === 'number' ||
      typeof message?.release_set === 'string' ||
      (typeof message?.change === 'object' && message.change !== null);
    return isKnown ? (message as Message) : undefined;
  } catch {
    return undefined;
  }
}
