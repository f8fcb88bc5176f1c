import type { ReleaseSet } from '@handover/shared/federation/contract';
import { versionKey } from '../builds/publish.ts';
import { keptSets, neededBy, type Retention } from '../retention/retention.ts';
import type { Store } from '../store/store.ts';
import { placeIn, readTypes } from '../types/type-record.ts';
import { type ApiChange, type ApiDocument, breakingChanges, operationsOf } from './api-changes.ts';
import { readApi } from './api-record.ts';
import { calledOperations } from './called-operations.ts';

export interface ApiAnswer {
  /** Each change that breaks what a page which is open may call, with who calls it. */
  refused: string[];
  /** Changes that break clients, but none of a set that is kept. */
  unused: string[];
  /** Sets of which nobody knows the api that they were released on. */
  unknown: string[];
}

/**
 * Whether an api may be replaced by one with this document: compares it with those of all sets that a page which is open may have, or that a
 * rollback may go to, in every place. `live` stands for the api of sets without a document.
 */
export async function canTheApiChange(
  store: Store,
  document: ApiDocument,
  { live, retention }: { live?: ApiDocument | undefined; retention?: Partial<Retention> } = {},
): Promise<ApiAnswer> {
  const answer: ApiAnswer = { refused: [], unused: [], unknown: [] };
  const compared = new Map<string, ApiChange[]>();
  for (const set of await keptSets(store, retention)) {
    const before = (await readApi(store, set)) ?? live;
    if (!before) {
      answer.unknown.push(set.id);
      continue;
    }
    const key = set.api ?? '';
    const changes = compared.get(key) ?? breakingChanges(before, document);
    compared.set(key, changes);
    for (const change of changes) {
      const users = await usersOf(store, set, change, operationsOf(before));
      const line = `${change.operation}: ${change.reason}`;
      (users.length > 0 ? answer.refused : answer.unused).push(
        ...(users.length > 0 ? users.map((user) => `${line}\n    ${user}`) : [line]),
      );
    }
  }
  const refused = [...new Set(answer.refused)];
  const isRefused = (line: string) => refused.some((each) => each.startsWith(`${line}\n`));
  return { ...answer, refused, unused: [...new Set(answer.unused)].filter((line) => !isRefused(line)) };
}

/** The versions of a set that make the call, with the place; those whose calls are not known may. */
async function usersOf(
  store: Store,
  set: ReleaseSet,
  { operation }: ApiChange,
  known: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    [...new Set(neededBy(set))].map(async (key) => {
      const [name = '', version = ''] = key.split('/');
      const calls = (await readTypes(store, versionKey(name, version)))?.calls;
      const place = calls ? placeOf(calls, operation, known) : '';
      if (place === undefined) return undefined;
      return `${name} ${version}${place ? `: ${placeIn(name, place)}` : ', whose calls are not known'}`;
    }),
  );
  return found.filter((user) => user !== undefined);
}

const placeOf = (
  calls: Record<string, string>,
  operation: string,
  known: readonly string[],
): string | undefined =>
  Object.entries(calls).find(([call]) => calledOperations(call, known).includes(operation))?.[1];
