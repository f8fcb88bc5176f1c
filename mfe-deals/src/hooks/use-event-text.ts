import type { OpportunityType, TimelineEntry } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';

/** A cancellation without a side means that another deal on the same opportunity was completed. */
const keyOf = ({ event, side }: TimelineEntry) => (event === 'cancelled' && side === null ? 'lost' : event);

/** What happened, in a few words. */
export function useEventText(context: OpportunityType) {
  const { t } = useTranslation('deals');
  return (entry: TimelineEntry): string => {
    const count = entry.details?.files?.length;
    return t(`timeline.event.${keyOf(entry)}`, {
      context,
      defaultValue: t('timeline.event.other'),
      phase: entry.phase ? t(`phase.${entry.phase}`) : '',
      ...(count === undefined ? {} : { count }),
    });
  };
}
