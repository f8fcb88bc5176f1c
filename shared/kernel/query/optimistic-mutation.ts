import {
  partialMatchKey,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { OptimisticChange, pendingChanges } from './optimistic-change.ts';

export interface OptimisticMutation<Input, Answer>
  extends Pick<UseMutationOptions<Answer, Error, Input>, 'scope'> {
  mutationFn: (input: Input) => Promise<Answer>;
  /** Writes the outcome into the cache. */
  apply: (input: Input) => void;
  /** The keys, or beginnings of keys, of the queries that `apply` writes: restored on failure, loaded again afterwards. */
  writes: readonly QueryKey[];
  /** Those of other queries that are out of date afterwards. */
  outdates?: readonly QueryKey[];
  onSuccess?: (answer: Answer, input: Input) => void;
  /** Of a failure that its form tells: no message over the page. */
  silent?: boolean;
}

interface OptimisticPlatform {
  queries: QueryClient;
  messages: { failure: (error: unknown) => void };
}

/**
 * Options of `useMutation` for a change that is shown before the server answers. What is under way for the queries is
 * cancelled first, since its answer would undo the change. A failure restores them, but for the changes made since, and says why.
 */
export const optimisticMutation = <Input, Answer>(
  { queries, messages }: OptimisticPlatform,
  { mutationFn, apply, writes, outdates = [], onSuccess, silent, scope }: OptimisticMutation<Input, Answer>,
): UseMutationOptions<Answer, Error, Input, OptimisticChange> => ({
  mutationFn,
  ...(scope && { scope }),
  async onMutate(input) {
    await Promise.all(writes.map((queryKey) => queries.cancelQueries({ queryKey })));
    const change = new OptimisticChange(queries, writes, () => apply(input));
    change.make();
    return change;
  },
  onSuccess: (answer, input) => onSuccess?.(answer, input),
  onError(error, _input, change) {
    const pending = pendingChanges(queries);
    // A change of somebody who has left was dropped with their data.
    if (!change || !pending.includes(change)) return;
    const later = pending.slice(pending.indexOf(change) + 1);
    for (const each of later.toReversed()) each.undo();
    change.undo();
    for (const each of later) each.make();
    if (!silent) messages.failure(error);
  },
  onSettled(_answer, _error, _input, change) {
    const others = pendingChanges(queries).filter((each) => each !== change);
    const isWrittenByAnother = (queryKey: QueryKey) =>
      others.some((each) => each.writes.some((key) => partialMatchKey(queryKey, key)));
    for (const queryKey of [...writes, ...outdates]) {
      // The last one loads it: an answer before would undo what the others show.
      if (!isWrittenByAnother(queryKey)) void queries.invalidateQueries({ queryKey });
    }
  },
});
