import type { Region, Tag } from '../../../contract/index.ts';
import { paths } from '../../../contract/paths.ts';
import type { HttpClient } from '../../../kernel/http/index.ts';
import { usePlatform } from '../../../kernel/platform/index.ts';
import { areaKey, type QueryClient, useMutation, useQueryClient } from '../../../kernel/query/index.ts';
import type { ReferenceRecord } from '../../../kernel/reference/index.ts';

type Created = Region | Tag;

const create = (http: HttpClient, path: string, name: string) =>
  http.post<Created>(path, { deleted: false, name });

const matches = (key: readonly unknown[], record: ReferenceRecord): boolean => {
  const params = key[2];
  const name = params && typeof params === 'object' && 'name' in params ? String(params.name) : '';
  return record.name.toLowerCase().includes(name.toLowerCase());
};

/** Appends the record to every cached list that matches it, so that all fields have it as an option at once. */
const append = (queries: QueryClient, path: string, record: Created): void => {
  const queryKey = areaKey('select', path);
  queries.setQueriesData<Created[]>(
    { queryKey, predicate: (query) => matches(query.queryKey, record) },
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

/** Creates a tag by its name; if it exists the server returns it. At most 20 a day. */
export const useCreateTag = () => useCreate(paths.tags);
/** Creates a region, as `useCreateTag`. */
export const useCreateRegion = () => useCreate(paths.regions);
