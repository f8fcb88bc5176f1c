import { join } from 'node:path';
import { watchedSet } from '@handover/tooling/releases';

/** The id of the release set that the gateway currently writes into the html. */
export async function servedSetId(address: string): Promise<string> {
  const response = await fetch(address, { headers: { accept: 'text/html', connection: 'close' } });
  const written = /id="release-set"[^>]*>(.*?)<\/script>/s.exec(await response.text())?.[1] ?? '{}';
  return JSON.parse(written).id;
}

/** The id of the current set in the release store; the gateway serves it shortly after. */
export function currentSetId(dataDir: string): string {
  const set = watchedSet(join(dataDir, 'releases'))();
  if (!set) throw new Error(`nothing is released in ${dataDir}`);
  return set.id;
}
