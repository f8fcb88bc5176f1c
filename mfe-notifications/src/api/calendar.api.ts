import { type CalendarAddress, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

export const fetchCalendarAddress = (http: HttpClient, signal?: AbortSignal) =>
  http.get<CalendarAddress>(paths.calendarAddress, { signal });

/** The address before ends at once. */
export const makeCalendarAddress = (http: HttpClient) => http.post<CalendarAddress>(paths.calendarAddress);

export const removeCalendarAddress = (http: HttpClient) => http.delete(paths.calendarAddress);
