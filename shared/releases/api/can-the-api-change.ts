import type { ReleaseSet } from '../../federation/contract.ts';
import { versionKey } from '../publish.ts';
import { keptSets, neededBy, type Retention } from '../retention.ts';
import type { Store } from '../store/store.ts';
import { placeIn, readTypes, type TypeRecord } from '../types/type-record.ts';
import { type ApiChange, type ApiDocument, breakingChanges } from './api-changes.ts';
import { readApi } from './api-record.ts';
import { askedPaths } from './asked-paths.ts';

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
      const users = await usersOf(store, set, change, Object.keys(before.paths));
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

/** The versions of a set that ask for the address, with the place; those without a record may. */
async function usersOf(
  store: Store,
  set: ReleaseSet,
  { path }: ApiChange,
  known: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    [...new Set(neededBy(set))].map(async (key) => {
      const [name = '', version = ''] = key.split('/');
      const types = await readTypes(store, versionKey(name, version));
      const place = types ? placeOf(types, path, known) : '';
      if (place === undefined) return undefined;
      return `${name} ${version}${place ? `: ${placeIn(name, place)}` : ', whose calls are not known'}`;
    }),
  );
  return found.filter((user) => user !== undefined);
}

const placeOf = ({ requests }: TypeRecord, path: string, known: readonly string[]): string | undefined =>
  Object.entries(requests).find(([asked]) => askedPaths(asked, known).includes(path))?.[1];
