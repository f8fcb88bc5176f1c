import { once } from 'node:events';
import { BroadcastChannel } from 'node:worker_threads';

/** Stands for the check: fails, or waits until the test says so; it tells the test when it has begun. */
export default async function inspectStructure({ content }: { content: Uint8Array }): Promise<null> {
  const text = Buffer.from(content).toString();
  if (text === 'fails') throw new Error('out of memory');
  if (text === 'waits') {
    const test = new BroadcastChannel('structure');
    const told = once(test, 'message');
    test.postMessage('begun');
    await told;
    test.close();
  }
  return null;
}
