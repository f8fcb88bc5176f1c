import type { Region, Tag } from '../../../contract/index.ts';
import { paths } from '../../../contract/paths.ts';
import type { HttpClient } from '../../../kernel/http/index.ts';
import { usePlatform } from '../../../kernel/platform/index.ts';
import { areaKey, type QueryClient, useMutation, useQueryClient } from '../../../kernel/query/index.ts';
import type { ReferenceRecord } from '../../../kernel/reference/index.ts';

type Created = Region | Tag;

const create = (http: HttpClient, path: string, name: string) =>
  http.post<Created>(path, { deleted: false, name });

const fits = (key: readonly unknown[], record: ReferenceRecord): boolean => {
  const params = key[2];
  const name = params && typeof params === 'object' && 'name' in params ? String(params.name) : '';
  return record.name.toLowerCase().includes(name.toLowerCase());
};

/** At the end of every list in the cache that would hold it, so that each field on the page has it as an option at once. */
const append = (queries: QueryClient, path: string, record: Created): void => {
  const queryKey = areaKey('select', path);
  queries.setQueriesData<Created[]>(
    { queryKey, predicate: (query) => fits(query.queryKey, record) },
    (list) => (!list || list.some(({ id }) => id === record.id) ? list : [...list, record]),
  );
};

const useCreate = (path: string) => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => create(http, path, name.trim()),
    onSuccess: (record) => append(queries, path, record),
  });
};

/** Adds a tag by its name; one that exists already is answered as it is. Rejects with 400 on a bad name, 429 after 20 a day. */
export const useCreateTag = () => useCreate(paths.tags);
/** Adds a region by its name, as `useCreateTag`. */
export const useCreateRegion = () => useCreate(paths.regions);
