import { lazyModule } from '../lazy/index.ts';
import { RECONNECT } from './reconnect-delays.ts';
import type { SocketConnection, SocketOptions } from './socket-connection.ts';

const { load } = lazyModule(() => import(/* webpackChunkName: 'signed-in' */ './socket-connection.ts'));

/** The socket, whose code is loaded when somebody first signs in: visitors have none. */
export function createLazySocket(options: SocketOptions): SocketConnection {
  let connection: SocketConnection | undefined;
  let enabled = false;

  async function connect() {
    try {
      const { createSocket } = await load();
      connection ??= createSocket(options);
      if (enabled) connection.open();
    } catch {
      setTimeout(() => enabled && connect(), RECONNECT.max);
    }
  }
  return {
    state: () => connection?.state() ?? 'closed',
    open() {
      enabled = true;
      void connect();
    },
    close() {
      enabled = false;
      connection?.close();
    },
  };
}
