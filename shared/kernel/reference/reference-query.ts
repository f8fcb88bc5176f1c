import type { Paged } from '../../contract/index.ts';
import { DAY_MS, PAGE_SIZE } from '../../contract/limits.ts';
import type { HttpClient, Params } from '../http/index.ts';
import { areaKey, queryOptions } from '../query/index.ts';

/** What all records of reference data have. */
export interface ReferenceRecord {
  id: number;
  name: string;
  name_fr?: string;
}

/** A whole list of reference data, read once a day at most; both list shapes of the api are taken. */
export const referenceQuery = <Item extends ReferenceRecord>(
  http: HttpClient,
  path: string,
  params: Params = {},
) =>
  queryOptions({
    queryKey: areaKey('select', path, params),
    queryFn: async ({ signal }) => {
      const query = { page_size: PAGE_SIZE.reference, ...params };
      const answer = await http.get<Paged<Item> | Item[]>(path, { params: query, signal });
      return Array.isArray(answer) ? answer : answer.results;
    },
    staleTime: DAY_MS,
    gcTime: DAY_MS,
  });
