import { join } from 'node:path';
import { watchedSet } from '@handover/shared/releases';

/** The set that a visitor who comes now gets, in their html. */
export async function servedSetId(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { accept: 'text/html', connection: 'close' } });
  const written = /id="release-set"[^>]*>(.*?)<\/script>/s.exec(await answer.text())?.[1] ?? '{}';
  return JSON.parse(written).id;
}

/** The current set of the store in a data folder: what is served follows it within a moment. */
export function currentSetId(dataDir: string): string {
  const set = watchedSet(join(dataDir, 'releases'))();
  if (!set) throw new Error(`nothing is released in ${dataDir}`);
  return set.id;
}
