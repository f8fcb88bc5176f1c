import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Visit } from './visit-page.ts';

export interface Recorded {
  /** The load of the machine at the beginning of each round. */
  load: number[];
  visits: (Visit & { round: number; route: string; app: string; cache: 'cold' | 'warm' })[];
  /** Characters of each script of a page, and those that did not run. */
  unused: { app: string; route: string; files: { url: string; size: number; unused: number }[] }[];
  /** Milliseconds from each key or click to the next paint. */
  interactions: { round: number; app: string; [name: string]: number | string }[];
  /** Bytes after garbage collection. */
  heap: { app: string; before: number; after: number }[];
  /** Steps that failed, or did not end in time, with the reason. */
  failed: string[];
}

/**
 * Keeps the raw figures, without parts that differ by run: names and sizes of the requests are enough to see which
 * were made.
 */
export function saveResults(results: Recorded): string {
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `web-${new Date().toISOString().slice(0, 10)}.json`);
  const visits = results.visits.map(({ requests, ...visit }) => ({
    ...visit,
    requests: requests.map(({ url, type, bytes, depth }) => [new URL(url).pathname, type, bytes, depth]),
  }));
  writeFileSync(file, `${JSON.stringify({ cores: availableParallelism(), ...results, visits })}\n`);
  return file;
}
