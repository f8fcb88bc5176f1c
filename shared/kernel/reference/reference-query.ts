import type { Paged } from '../../contract/index.ts';
import { DAY_MS, PAGE_SIZE } from '../../contract/wire/call-limits.ts';
import type { HttpClient, Params } from '../http/index.ts';
import { areaKey, type QueryClient, queryOptions } from '../query/index.ts';

/** The fields that all records of reference data have. */
export interface ReferenceRecord {
  id: number;
  name: string;
  name_fr?: string;
}

/** Milliseconds: staff edit some of them. */
const STALE = 10 * 60_000;

/** A whole list of reference data, fetched again after ten minutes at the earliest; the api has paged and plain lists. */
export const referenceQuery = <Item extends ReferenceRecord>(
  http: HttpClient,
  path: string,
  params: Params = {},
) =>
  queryOptions({
    queryKey: areaKey('select', path, params),
    queryFn: async ({ signal }) => {
      const query = { page_size: PAGE_SIZE.reference, ...params };
      const response = await http.get<Paged<Item> | Item[]>(path, { params: query, signal });
      return Array.isArray(response) ? response : response.results;
    },
    staleTime: STALE,
    gcTime: DAY_MS,
  });

/** One record that is in no list. Its call takes no parameters, and its key has none. */
export const referenceRecordQuery = <Item extends ReferenceRecord>(http: HttpClient, path: string) =>
  queryOptions({
    queryKey: areaKey('select', path),
    queryFn: ({ signal }) => http.get<Item>(path, { signal }),
    staleTime: DAY_MS,
  });

/** Fetches the reference data of a key that one of the queries above has made; rejects if it can't be fetched. */
export async function fetchReferenceData(
  http: HttpClient,
  queries: QueryClient,
  [, path, params]: readonly unknown[],
): Promise<void> {
  await (params
    ? queries.fetchQuery(referenceQuery(http, path as string, params as Params))
    : queries.fetchQuery(referenceRecordQuery(http, path as string)));
}
