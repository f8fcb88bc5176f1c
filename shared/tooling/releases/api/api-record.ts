import { createHash } from 'node:crypto';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import { z } from 'zod';
import { readStored } from '../store/read-stored.ts';
import type { Store } from '../store/store.ts';
import type { ApiDocument } from './api-changes.ts';

/** Folder of the store with the documents of the api that sets were released on. */
export const APIS = 'apis';

const keyOf = (id: string) => `${APIS}/${id}.json`;

/** As an api has published it. */
const apiDocument = z.custom<ApiDocument>((document) => typeof document === 'object' && document !== null);

/** The name of a document in the store: the beginning of its hash. */
export const apiId = (document: ApiDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 16);

/** Keeps the document of the api that a set is released on. */
export async function writeApi(store: Store, document: ApiDocument | undefined): Promise<void> {
  if (document) await store.create(keyOf(apiId(document)), JSON.stringify(document));
}

/** The document of the api that a set was released on; undefined if none responded then. */
export async function readApi(store: Store, { api }: ReleaseSet): Promise<ApiDocument | undefined> {
  return api === undefined ? undefined : readStored(store, keyOf(api), apiDocument);
}

/** Removes the documents that no kept set was released on. */
export async function pruneApis(store: Store, kept: ReadonlySet<string>): Promise<void> {
  for (const file of await store.names(APIS))
    if (!kept.has(file.replace(/\.json$/, ''))) await store.remove(`${APIS}/${file}`);
}
