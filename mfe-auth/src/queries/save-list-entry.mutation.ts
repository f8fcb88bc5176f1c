import type { FaqEntry, HouseList, ListedName } from '@handover/shared/contract';
import { changedValues, type RecordCalls } from '@handover/shared/forms';
import { usePlatform } from '@handover/shared/platform';
import { useQueryClient } from '@handover/shared/query';
import {
  createFaqEntry,
  createName,
  listFaqEntries,
  listNames,
  patchFaqEntry,
  patchName,
} from '../api/house-lists.api.ts';
import {
  type FaqValues,
  faqBody,
  type NameValues,
  nameBody,
  storedFaq,
  storedName,
} from '../rules/list-values.ts';
import { refreshLists } from './house-lists.query.ts';

/** No entry is ever deleted, so the list has it. */
const oneOf = <Entry extends { id: number }>(entries: readonly Entry[], id: number): Entry => {
  const found = entries.find((entry) => entry.id === id);
  if (!found) throw new Error(`the list has no entry ${id}`);
  return found;
};

/** The calls that save a question. */
export function useSaveFaqEntry(): RecordCalls<FaqValues, FaqEntry> {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return {
    save: ({ before, after, options }) =>
      after.id === null
        ? createFaqEntry(http, faqBody(after))
        : patchFaqEntry(http, after.id, changedValues(faqBody(before), faqBody(after)), options),
    reload: async (id) => storedFaq(oneOf(await listFaqEntries(http), id)),
    settle: () => refreshLists(queries),
  };
}

/** The calls that save an entry of a list; `parent` is the sector of a new sub-sector. */
export function useSaveName(list: HouseList, parent: number | null): RecordCalls<NameValues, ListedName> {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return {
    save: ({ before, after, options }) =>
      after.id === null
        ? createName(http, list, { ...nameBody(after), parent })
        : patchName(http, list, after.id, changedValues(nameBody(before), nameBody(after)), options),
    reload: async (id) => storedName(oneOf(await listNames(http, list), id)),
    settle: () => refreshLists(queries),
  };
}
