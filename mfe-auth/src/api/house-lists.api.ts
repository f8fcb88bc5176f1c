import {
  type FaqEntry,
  type FaqEntryBody,
  type FaqEntryPatch,
  type HouseList,
  type ListedName,
  type ListedNameBody,
  type ListedNamePatch,
  paths,
} from '@handover/shared/contract';
import type { CallOptions, HttpClient } from '@handover/shared/http';

type Condition = Pick<CallOptions, 'ifUnchangedSince'>;
interface Results<Item> {
  results: Item[];
}

/** All entries in their order, with the retired ones. */
export const listNames = async (http: HttpClient, list: HouseList, signal?: AbortSignal) =>
  (await http.get<Results<ListedName>>(paths.houseList(list), { signal })).results;
export const createName = (http: HttpClient, list: HouseList, body: ListedNameBody) =>
  http.post<ListedName>(paths.houseList(list), body);
export const patchName = (
  http: HttpClient,
  list: HouseList,
  id: number,
  patch: ListedNamePatch,
  options: Condition,
) => http.patch<ListedName>(paths.listedName(list, id), patch, options);

/** All questions in their order, with the hidden ones. */
export const listFaqEntries = async (http: HttpClient, signal?: AbortSignal) =>
  (await http.get<Results<FaqEntry>>(paths.faqEntries, { signal })).results;
export const createFaqEntry = (http: HttpClient, body: FaqEntryBody) =>
  http.post<FaqEntry>(paths.faqEntries, body);
export const patchFaqEntry = (http: HttpClient, id: number, patch: FaqEntryPatch, options: Condition) =>
  http.patch<FaqEntry>(paths.faqEntry(id), patch, options);

/** Moves an entry before another one of the same parent, or to the end. */
export const moveEntry = (http: HttpClient, list: HouseList | 'faq', id: number, before: number | null) =>
  http.post<unknown>(list === 'faq' ? paths.moveFaqEntry(id) : paths.moveName(list, id), { before });
