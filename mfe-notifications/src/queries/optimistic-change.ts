import { usePlatform } from '@handover/shared/platform';
import { areaKey, useMutation, useQueryClient } from '@handover/shared/query';
import { listKey, type NotificationPages, unreadKey } from './notification-cache.ts';

interface OptimisticChange<Input> {
  send: (input: Input) => Promise<unknown>;
  /** Shows the outcome at once. */
  apply: (input: Input) => void;
}

/** Shown before the server answers; a refusal puts list and count back as they were and says why. */
export function useOptimisticChange<Input>({ send, apply }: OptimisticChange<Input>) {
  const queries = useQueryClient();
  const { messages } = usePlatform();
  return useMutation({
    mutationFn: send,
    onMutate: async (input: Input) => {
      await queries.cancelQueries({ queryKey: areaKey('notifications') });
      const list = queries.getQueryData<NotificationPages>(listKey);
      const unread = queries.getQueryData<number>(unreadKey);
      apply(input);
      return { list, unread };
    },
    onError: (error, _input, before) => {
      queries.setQueryData(listKey, before?.list);
      queries.setQueryData(unreadKey, before?.unread);
      messages.failure(error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: areaKey('notifications') }),
  });
}
