import { DAY_MS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../../kernel/i18n/index.ts';
import { currentTime, useFormat } from '../../../format/index.ts';
import type { OlderVersion } from './draft-rules.ts';

/**
 * The time at which a draft was stored, for the reader's clock and language: the hour for today, else with the date.
 */
export function useDraftTimes() {
  const { t } = useTranslation('inputs');
  const { date } = useFormat();
  const day = (at: number) => date(new Date(at), 'day');
  const time = (at: number) => date(new Date(at), 'time');
  const isToday = (at: number) => day(at) === day(currentTime());
  const full = (at: number) => (isToday(at) ? time(at) : `${day(at)}, ${time(at)}`);
  return {
    saved: (at: number) => t('draftSaved', { time: time(at) }),
    restored: (at: number) =>
      isToday(at)
        ? t('draftRestored', { time: time(at) })
        : t('draftRestoredDay', { day: day(at), time: time(at) }),
    older: ({ at, until }: Pick<OlderVersion, 'at' | 'until'>) => {
      const isTomorrow = day(until) === day(currentTime() + DAY_MS) && !isToday(until);
      return t(isTomorrow ? 'draftOlderTomorrow' : 'draftOlderToday', { time: full(at), until: time(until) });
    },
  };
}
