import { useQueryClient, useQuery as useTanstackQuery } from '@tanstack/react-query';
import { useRenderedResult } from './rendered-data.ts';

/** TanStack's `useQuery`, which renders what the server did while the browser takes over its html. */
export const useQuery = ((options, client) =>
  useRenderedResult(
    useTanstackQuery(options, client),
    useQueryClient(client),
    options,
  )) as typeof useTanstackQuery;
