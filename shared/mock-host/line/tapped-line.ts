import type { ConnectSocket, Socket } from '../../kernel/events/index.ts';

/** The live line, with a place to put messages on it. */
export interface TappedLine {
  connectSocket: ConnectSocket;
  /** Says something as if the server had; false while nobody is signed in and there is no line. */
  deliver(message: unknown): boolean;
}

/** Wraps the way a line is opened: what is delivered takes the same way through the platform as what the server sends. */
export function tapLine(open: ConnectSocket): TappedLine {
  let current: Socket | undefined;
  return {
    async connectSocket(url) {
      const line = await open(url);
      const disconnect = line.close.bind(line);
      line.close = () => {
        if (current === line) current = undefined;
        disconnect();
      };
      current = line;
      return line;
    },
    deliver(message) {
      if (!current?.onmessage) return false;
      current.onmessage({ data: JSON.stringify(message) });
      return true;
    },
  };
}
