import type { ConnectSocket, Socket } from '@handover/shared/events';

/** The live socket, into which messages can be injected. */
export interface InjectableSocket {
  connectSocket: ConnectSocket;
  /** Delivers a message as if the server had sent it; false if there is no connection, because nobody is signed in. */
  deliver(message: unknown): boolean;
}

/** Wraps `connect`: a delivered message takes the same way through the platform as one from the server. */
export function injectableSocket(connect: ConnectSocket): InjectableSocket {
  let current: Socket | undefined;
  return {
    async connectSocket(url) {
      const socket = await connect(url);
      const close = socket.close.bind(socket);
      socket.close = () => {
        if (current === socket) current = undefined;
        close();
      };
      current = socket;
      return socket;
    },
    deliver(message) {
      if (!current?.onmessage) return false;
      current.onmessage({ data: JSON.stringify(message) });
      return true;
    },
  };
}
