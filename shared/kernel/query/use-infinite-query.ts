import { useQueryClient, useInfiniteQuery as useTanstackInfiniteQuery } from '@tanstack/react-query';
import { useRenderedResult } from './rendered-data.ts';

/** TanStack's `useInfiniteQuery`, which renders the data of the server during hydration. The first page has none. */
export const useInfiniteQuery = ((options, client) =>
  useRenderedResult(
    useTanstackInfiniteQuery(options, client),
    useQueryClient(client),
    options,
  )) as typeof useTanstackInfiniteQuery;
