import { addDays } from '@handover/shared/contract';
import { readerDay } from '@handover/shared/format';

/**
 * ISO time of a noon of UTC, of the day that is so many days after the reader's today. It is the same day in the marketplace, so that
 * pages count these days at every hour and in every time zone.
 */
export const noonInDays = (days: number): string => `${addDays(readerDay(Date.now()), days)}T12:00:00.000Z`;
