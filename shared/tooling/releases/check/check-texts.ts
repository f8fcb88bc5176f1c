import { releaseEntrySchema, releasePointerSchema } from '@handover/shared/contract/schemas';
import { z } from 'zod';
import { APIS } from '../api/api-record.ts';
import { HEALTH } from '../health/health.ts';
import { parseOwners } from '../ownership/owners.ts';
import { isHistory, PRODUCTION, pointerKey } from '../places/place.ts';
import type { HistoryEntry } from '../records.ts';
import { readRevoked } from '../revoke/revoked.ts';
import { ROLLOUTS } from '../rollout/stored-counts.ts';
import { signature } from '../signing/signing-keys.ts';
import { parseStored, readStored } from '../store/read-stored.ts';
import type { Store } from '../store/store.ts';
import type { Check, Finding } from './finding.ts';

/** The small texts beside pointers, sets and versions. */
export const checkTexts: Check = async (store) => {
  const found = await Promise.all([
    checkOwners(store),
    checkRevoked(store),
    checkPreviews(store),
    checkSignatures(store),
    checkHistories(store),
    checkCounts(store),
    checkApis(store),
  ]);
  return found.flat();
};

const BACKUP = 'Put it back from a backup.';

/** Why reading fails, in a line; undefined if it does not. */
async function failureOf(read: () => unknown): Promise<string | undefined> {
  try {
    await read();
    return undefined;
  } catch (error) {
    return `is damaged (${(error as Error).message.split('\n').slice(1).join(' ').trim() || 'unreadable'})`;
  }
}

/** All files below a folder of the store, as keys. */
async function filesBelow(store: Store, folder: string): Promise<string[]> {
  const names = (await store.names(folder)).map((name) => `${folder}/${name}`);
  const files = names.map(async (key) => (key.endsWith('.json') ? [key] : filesBelow(store, key)));
  return (await Promise.all(files)).flat();
}

async function checkOwners(store: Store): Promise<Finding[]> {
  const key = 'owners.json';
  const found = await store.read(key);
  if (!found && (await store.names('signatures')).length === 0) return [];
  const problem = found
    ? await failureOf(() => parseOwners(found.text))
    : 'is missing, where releases are signed';
  return problem
    ? [{ key, problem, follows: 'nothing can be released, and gateways serve nothing new', advice: BACKUP }]
    : [];
}

async function checkRevoked(store: Store): Promise<Finding[]> {
  const problem = await failureOf(() => readRevoked(store));
  const follows = 'nothing can be released: a revoked version could come back';
  return problem ? [{ key: 'revoked.json', problem, follows, advice: BACKUP }] : [];
}

async function checkPreviews(store: Store): Promise<Finding[]> {
  const key = 'previews.json';
  const found = await store.read(key);
  const schema = z.object({ secret: z.string() });
  const problem = found && (await failureOf(() => parseStored(found.text, schema, key)));
  if (!problem) return [];
  return [
    {
      key,
      problem,
      follows: 'no preview link opens',
      repair: removal(store, key, 'links of before have ended'),
    },
  ];
}

async function checkSignatures(store: Store): Promise<Finding[]> {
  const keys = await filesBelow(store, 'signatures');
  const found = keys.map(async (key) => {
    const text = (await store.read(key))?.text ?? '';
    const problem = await failureOf(() => parseStored(text, signature, key));
    const version = key.slice('signatures/'.length, -'.json'.length);
    return problem
      ? [
          {
            key,
            problem,
            follows: `${version} is not served`,
            advice: 'Release its sources again, as a new version.',
          },
        ]
      : [];
  });
  return (await Promise.all(found)).flat();
}

async function checkHistories(store: Store): Promise<Finding[]> {
  const folders = (await store.names('')).filter(isHistory);
  const keys = (await Promise.all(folders.map((folder) => filesBelow(store, folder)))).flat();
  const found = keys.map(async (key): Promise<Finding[]> => {
    const text = (await store.read(key))?.text ?? '';
    const problem = await failureOf(() => parseStored(text, releaseEntrySchema, key));
    const follows = 'every command that reads the history ends with an error';
    if (!problem) return [];
    const entry = await newestEntry(store, key);
    const rebuild = async () => {
      await store.replace(key, JSON.stringify(entry, null, 2));
      return 'rebuilt from the pointer, which has the newest entry, too';
    };
    const advice = `${BACKUP} The audit log of the api has a copy of the history of production.`;
    return [{ key, problem, follows, ...(entry ? { repair: rebuild } : { advice }) }];
  });
  return (await Promise.all(found)).flat();
}

/** The entry of a key of the history, if it is the newest of its place. */
async function newestEntry(store: Store, key: string): Promise<HistoryEntry | undefined> {
  const [folder = '', file = ''] = key.split('/');
  const place = folder === 'history' ? PRODUCTION : folder.slice('history-'.length);
  const pointer = await readStored(store, pointerKey(place), releasePointerSchema).catch(() => undefined);
  return pointer?.entry?.number === Number.parseInt(file, 10) ? pointer.entry : undefined;
}

/** Counts of rollouts and of health begin anew. */
async function checkCounts(store: Store): Promise<Finding[]> {
  const folders = [ROLLOUTS, HEALTH];
  const keys = (await Promise.all(folders.map((folder) => filesBelow(store, folder)))).flat();
  return damagedJson(store, keys, 'what a gateway has counted is not known', 'it is counted anew');
}

async function checkApis(store: Store): Promise<Finding[]> {
  const keys = await filesBelow(store, APIS);
  const follows = 'whether the api may be replaced can not be told';
  return damagedJson(store, keys, follows, 'sets that were released on it count as not compared');
}

async function damagedJson(
  store: Store,
  keys: readonly string[],
  follows: string,
  done: string,
): Promise<Finding[]> {
  const found = keys.map(async (key): Promise<Finding[]> => {
    const text = (await store.read(key))?.text ?? '';
    const problem = await failureOf(() => parseStored(text, z.looseObject({}), key));
    return problem ? [{ key, problem, follows, repair: removal(store, key, done) }] : [];
  });
  return (await Promise.all(found)).flat();
}

const removal = (store: Store, key: string, done: string) => async () => {
  await store.remove(key);
  return `removed: ${done}`;
};
