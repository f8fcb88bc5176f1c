import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TwinOrder } from './twin.ts';

export interface BenchServer {
  origin: string;
  /** Microseconds of CPU since it was started. */
  usage: () => Promise<number>;
  stop: () => Promise<void>;
}

async function answer<Message>(child: ChildProcess, type: string): Promise<Message> {
  for (;;) {
    const [message] = await once(child, 'message');
    if (message.type === type) return message;
  }
}

async function start(file: string, env: NodeJS.ProcessEnv, order?: TwinOrder): Promise<BenchServer> {
  // The log goes nowhere, but is written.
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const ready = answer<{ port: number }>(child, 'ready');
  if (order) child.send(order);
  const { port } = await Promise.race([
    ready,
    ended.then(() => {
      throw new Error(`${file} did not start`);
    }),
  ]);
  return {
    origin: `http://127.0.0.1:${port}`,
    async usage() {
      const told = answer<{ microseconds: number }>(child, 'usage');
      child.send('usage');
      return (await told).microseconds;
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

/** The api as it runs in production. */
export const startProduct = (url: string, dataDir: string) =>
  start('product.ts', { DATABASE_URL: url, DATA_DIR: dataDir, SEED: 'none', API_PORT: '0' });

export const startTwin = (order: TwinOrder) => start('twin.ts', { NODE_ENV: 'production' }, order);
