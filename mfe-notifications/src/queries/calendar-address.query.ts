import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { fetchCalendarAddress } from '../api/calendar.api.ts';

export const calendarKey = areaKey('user', 'calendar-address');

export function useCalendarAddress() {
  const { http } = usePlatform();
  return useQuery({ queryKey: calendarKey, queryFn: ({ signal }) => fetchCalendarAddress(http, signal) });
}
