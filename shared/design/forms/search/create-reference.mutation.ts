import type { Region, Tag } from '../../../contract/index.ts';
import { paths } from '../../../contract/wire/paths.ts';
import type { HttpClient } from '../../../kernel/http/index.ts';
import { useShellPlatform } from '../../../kernel/platform/index.ts';
import { areaKey, type QueryClient, useMutation, useQueryClient } from '../../../kernel/query/index.ts';

type Created = Region | Tag;

const create = (http: HttpClient, path: string, name: string, place: object) =>
  http.post<Created>(path, { deleted: false, name, ...place });

const paramOf = (key: readonly unknown[], name: string): string => {
  const params = (key[2] ?? {}) as Record<string, unknown>;
  return String(params[name] ?? '');
};
const matches = (key: readonly unknown[], record: Created): boolean => {
  const country = paramOf(key, 'country');
  const isThere = country === '' || ('country' in record && String(record.country) === country);
  return isThere && record.name.toLowerCase().includes(paramOf(key, 'name').toLowerCase());
};

/** Appends the record to every cached list that matches it, so that all fields have it as an option at once. */
const append = (queries: QueryClient, path: string, record: Created): void => {
  const queryKey = areaKey('select', path);
  queries.setQueriesData<Created[]>(
    { queryKey, predicate: (query) => matches(query.queryKey, record) },
    (list) => (!list || list.some(({ id }) => id === record.id) ? list : [...list, record]),
  );
};

const useCreate = (path: string, place: object = {}) => {
  const { http } = useShellPlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => create(http, path, name.trim(), place),
    onSuccess: (record) => append(queries, path, record),
  });
};

/** Creates a tag by its name; if it exists the server returns it. At most 20 a day. */
export const useCreateTag = () => useCreate(paths.tags);
/** Creates a region, in the country if one is chosen, as `useCreateTag`. */
export const useCreateRegion = (country: string | null) =>
  useCreate(paths.regions, country ? { country: Number(country) } : {});
