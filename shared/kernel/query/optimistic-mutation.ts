import {
  partialMatchKey,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { OptimisticChange, pendingChanges } from './optimistic-change.ts';
import { reloadQueries } from './reload-queries.ts';

export interface OptimisticMutation<Input, Result>
  extends Pick<UseMutationOptions<Result, Error, Input>, 'scope'> {
  mutationFn: (input: Input) => Promise<Result>;
  /** Writes the expected outcome into the cache. */
  apply: (input: Input) => void;
  /** The keys, or beginnings of keys, of the queries that `apply` writes: restored on failure, loaded again afterwards. */
  writes: readonly QueryKey[];
  /**
   * 'none' if `apply` writes all changes: the queries are marked stale, and loaded again only if they were being
   * loaded.
   */
  refetchWritten?: 'active' | 'none';
  /** Keys of other queries to invalidate afterwards. */
  outdates?: readonly QueryKey[];
  onSuccess?: (result: Result, input: Input) => void;
  /** Whether a failure shows no message, because the form shows it. */
  silent?: boolean;
}

interface OptimisticPlatform {
  queries: QueryClient;
  messages: { failure: (error: unknown) => void };
}

/**
 * Options of `useMutation` for a change that is shown before the server responds. Running fetches of the queries are cancelled
 * first, because their result would undo the change. A failure undoes this change, keeps later ones, and shows a message.
 */
export const optimisticMutation = <Input, Result>(
  { queries, messages }: OptimisticPlatform,
  {
    mutationFn,
    apply,
    writes,
    refetchWritten = 'active',
    outdates = [],
    onSuccess,
    silent,
    scope,
  }: OptimisticMutation<Input, Result>,
): UseMutationOptions<Result, Error, Input, OptimisticChange> => ({
  mutationFn,
  ...(scope && { scope }),
  async onMutate(input) {
    const change = new OptimisticChange(queries, writes, () => apply(input));
    await Promise.all(writes.map((queryKey) => queries.cancelQueries({ queryKey })));
    change.apply();
    return change;
  },
  onSuccess: (result, input) => onSuccess?.(result, input),
  onError(error, _input, change) {
    const pending = pendingChanges(queries);
    // The change of a user who has signed out was dropped with their data.
    if (!change || !pending.includes(change)) return;
    const later = pending.slice(pending.indexOf(change) + 1);
    for (const each of later.toReversed()) each.undo();
    change.undo();
    for (const each of later) each.apply();
    if (!silent) messages.failure(error);
  },
  onSettled(_result, _error, _input, change) {
    const others = pendingChanges(queries).filter((each) => each !== change);
    const isWrittenByAnother = (queryKey: QueryKey) =>
      others.some((each) => each.writes.some((key) => partialMatchKey(queryKey, key)));
    const invalidate = (queryKey: QueryKey, refetchType: 'active' | 'none') => {
      // The last change to settle refetches; a result before that would undo the pending ones.
      if (isWrittenByAnother(queryKey)) return;
      if (refetchType === 'active') void reloadQueries(queries, queryKey);
      else void queries.invalidateQueries({ queryKey, refetchType });
    };
    for (const queryKey of change?.writes ?? writes)
      invalidate(queryKey, change?.interrupted.includes(queryKey) ? 'active' : refetchWritten);
    for (const queryKey of outdates) invalidate(queryKey, 'active');
  },
});
