import type { Mutation, Query, QueryClient } from '@tanstack/react-query';
import { isOfUser } from './areas.ts';

/** Removes the data of the previous user, at sign-in and sign-out. Queries that are in use are fetched again. */
export function dropUserAreas(client: QueryClient): void {
  const pending = client.getMutationCache().findAll({ status: 'pending' });
  dropQueries(client);
  for (const mutation of pending) whenSettled(client, mutation, () => dropQueries(client));
  client.getMutationCache().clear();
}

function dropQueries(client: QueryClient): void {
  const ofUser = { predicate: ({ queryKey }: Query) => isOfUser(queryKey) };
  void client.cancelQueries(ofUser, { silent: true });
  client.removeQueries({ ...ofUser, type: 'inactive' });
  for (const query of client.getQueryCache().findAll(ofUser)) query.reset();
  // The route guards come first, so that a page that they remove fetches nothing.
  setTimeout(() => client.refetchQueries({ ...ofUser, type: 'active' }), 0);
}

/** A pending mutation that fails restores what was shown before it: that is removed as well. */
function whenSettled(client: QueryClient, pending: Mutation, then: () => void): void {
  const stop = client.getMutationCache().subscribe(({ type, mutation }) => {
    if (mutation !== pending || type !== 'updated' || pending.state.status === 'pending') return;
    stop();
    then();
  });
}
