import { once } from 'node:events';
import { BroadcastChannel, threadId } from 'node:worker_threads';
import type { SearchedListing } from '../identity/find-in-listing.rules.ts';

/** Stands for the search: fails, or waits until the test says so; it tells the test when it has begun. */
export async function findHits({ texts }: SearchedListing) {
  if (texts.activity === 'fails') throw new Error('a rule failed');
  if (texts.activity === 'waits') {
    const test = new BroadcastChannel('controlled worker');
    const told = once(test, 'message');
    test.postMessage('begun');
    await told;
    test.close();
  }
  return [{ field: 'activity', start: 0, end: 1, text: String(threadId), reason: 'person' }];
}
