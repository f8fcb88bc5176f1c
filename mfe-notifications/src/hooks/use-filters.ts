import {
  dayFilter,
  defineFilters,
  flagFilter,
  NOTIFICATION_KINDS,
  type NotificationKind,
  pageFilter,
  severalFilter,
} from '@handover/shared/contract';
import { useSearchParams } from '@handover/shared/router';
import { useMemo } from 'react';
import type { NotificationFilters } from '../api/notifications.api.ts';

export const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

const address = defineFilters({
  page: pageFilter,
  unread: flagFilter,
  kinds: severalFilter(KINDS),
  day: dayFilter,
});

/** The filters of the list, which the address holds. */
function readFilters(query: URLSearchParams): NotificationFilters {
  const { page, unread, kinds, day } = address.read(query);
  return { page, ...(unread && { unread }), ...(kinds.length > 0 && { kinds }), ...(day && { day }) };
}

/** Another filter begins at the first page. */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  const change = (changes: Record<string, string>) =>
    setQuery((now) => address.write(now, changes), { preventScrollReset: !('page' in changes) });
  return { filters, change, clear: () => setQuery({}) };
}
