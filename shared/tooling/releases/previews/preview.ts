import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import { z } from 'zod';
import { versionsOf } from '../compose/changes.ts';
import { readSet } from '../pointer.ts';
import { assertNotRevoked, isRevoked, readRevoked } from '../revoke/revoked.ts';
import { openStore, type StoreLocation } from '../store/open-store.ts';
import { readStored } from '../store/read-stored.ts';
import type { Store } from '../store/store.ts';

/** A set that is shown to whoever has the link. */
export interface Preview {
  set: ReleaseSet;
  /** When the link ends, in ms since 1970. */
  until: number;
}

/** The secret by which links are signed. Who can write to the store can release, and so may make links. */
const KEY = 'previews.json';
const links = z.object({ secret: z.string() });

/** The part of a link that names a set and its end, signed. Throws `ReleaseError` if the set has a revoked version. */
export async function previewToken(location: StoreLocation, set: string, until: number): Promise<string> {
  const store = await openStore(location);
  const found = await readSet(store, set);
  if (found) assertNotRevoked(found, await readRevoked(store));
  await store.create(KEY, JSON.stringify({ secret: randomBytes(32).toString('base64url') }));
  const named = `${set}~${until}`;
  return `${named}~${sign(await secretOf(store), named)}`;
}

/** What a token opens; undefined if it has ended, was not signed here, or its set is gone or has a revoked version. */
export async function openPreview(
  store: Store,
  token: string,
  now = Date.now(),
): Promise<Preview | undefined> {
  const [, named = '', id = '', until = '', signature = ''] =
    /^(([\w.-]+)~(\d{1,15}))~([\w-]{43})$/.exec(token) ?? [];
  if (!named || Number(until) <= now) return undefined;
  const secret = await secretOf(store);
  if (!secret || !timingSafeEqual(Buffer.from(sign(secret, named)), Buffer.from(signature))) return undefined;
  const set = await readSet(store, id);
  const revoked = await readRevoked(store);
  if (!set || Object.entries(versionsOf(set)).some(([name, version]) => isRevoked(revoked, name, version)))
    return undefined;
  return { set, until: Number(until) };
}

async function secretOf(store: Store): Promise<string> {
  return (await readStored(store, KEY, links))?.secret ?? '';
}

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');
