import { existsSync, readFileSync } from 'node:fs';
import type { RemoteDescriptor } from '../../federation/contract.ts';
import type { RemoteGrants } from '../../kernel/platform/index.ts';

/** What a `remote.json` declares; undefined if there is none. */
export function declaredGrants(file: string): RemoteGrants | undefined {
  if (!existsSync(file)) return undefined;
  const { calls = [], rawToken }: RemoteDescriptor = JSON.parse(readFileSync(file, 'utf8'));
  return { calls, rawToken: Boolean(rawToken) };
}
