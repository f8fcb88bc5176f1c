import { once } from 'node:events';
import { BroadcastChannel } from 'node:worker_threads';

interface Job {
  content: Uint8Array;
}

/** On which the jobs of a test tell that they have begun, and hear that they may end. */
export const CHANNEL = 'controlled worker of storage';

/** Stands for a job on a file: fails, or waits until the test says so. */
async function doAsTold({ content }: Job): Promise<void> {
  const text = Buffer.from(content).toString();
  if (text === 'fails') throw new Error('out of memory');
  if (text !== 'waits') return;
  const test = new BroadcastChannel(CHANNEL);
  const told = once(test, 'message');
  test.postMessage('begun');
  await told;
  test.close();
}

export default async function inspectStructure(job: Job): Promise<null> {
  await doAsTold(job);
  return null;
}

export async function countPages(job: Job): Promise<number> {
  await doAsTold(job);
  return 1;
}
