import { isDay, NOTIFICATION_KINDS, type NotificationKind } from '@handover/shared/contract';
import { useSearchParams } from '@handover/shared/router';
import { useMemo } from 'react';
import type { NotificationFilters } from '../api/notifications.api.ts';

export const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

/** The filters of the list, which the address holds; what it holds that does not exist is left out. */
function readFilters(query: URLSearchParams): NotificationFilters {
  const asked = query.get('kinds')?.split(',') ?? [];
  const kinds = KINDS.filter((kind) => asked.includes(kind));
  const day = query.get('day') ?? '';
  const page = Number(query.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    ...(query.get('unread') === 'true' && { unread: true }),
    ...(kinds.length > 0 && { kinds }),
    ...(isDay(day) && { day }),
  };
}

/** Another filter begins at the first page. */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  const change = (changes: Record<string, string>) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        if (!('page' in changes)) next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { preventScrollReset: !('page' in changes) },
    );
  return { filters, change, clear: () => setQuery({}) };
}
