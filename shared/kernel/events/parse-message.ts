import type { Change, LiveNotification, SocketReady } from '../../contract/index.ts';

type Message = LiveNotification | { change: Change } | SocketReady;

/** A message of the socket; undefined for anything else. */
export function parseMessage(data: string): Message | undefined {
  try {
    const message: Partial<LiveNotification & { change: Change }> | null = JSON.parse(data);
    const isKnown =
      typeof message?.id === 'number' ||
      typeof message?.cursor === 'number' ||
      (typeof message?.change === 'object' && message.change !== null);
    return isKnown ? (message as Message) : undefined;
  } catch {
    return undefined;
  }
}
