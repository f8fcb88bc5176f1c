import type { CalendarAddress } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQueryClient } from '@handover/shared/query';
import { makeCalendarAddress, removeCalendarAddress } from '../api/calendar.api.ts';
import { calendarKey } from './calendar-address.query.ts';

const NONE: CalendarAddress = { address: null, created_at: null };

/** Makes an address, or ends it. Shown once the server has done it: an address that still works must not look ended. */
export function useChangeCalendar() {
  const { http, messages } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: 'make' | 'remove') =>
      change === 'make' ? makeCalendarAddress(http) : removeCalendarAddress(http).then(() => NONE),
    onSuccess: (address) => queries.setQueryData<CalendarAddress>(calendarKey, address),
    onError: (error) => messages.failure(error),
  });
}
