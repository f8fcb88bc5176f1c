import { useQueryClient, useQuery as useTanstackQuery } from '@tanstack/react-query';
import { useRenderedResult } from './rendered-data.ts';

/** TanStack's `useQuery`, which renders the data of the server during hydration. */
export const useQuery = ((options, client) =>
  useRenderedResult(
    useTanstackQuery(options, client),
    useQueryClient(client),
    options,
  )) as typeof useTanstackQuery;
