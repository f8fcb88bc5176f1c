import type { DealDetail, TimelineEntry } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useSearchParams } from '@handover/shared/router';
import { useEffect, useRef } from 'react';
import { usePersonName } from '../../hooks/use-party-name.ts';
import classes from './deal-timeline.module.css';
import { TimelineDetails } from './timeline-details.tsx';

/**
 * The key of an event. A cancellation without a side means that another deal on the same opportunity was completed.
 */
const eventKey = ({ event, side }: TimelineEntry) =>
  event === 'cancelled' && side === null ? 'lost' : event;

interface TimelineItemProps {
  entry: TimelineEntry;
  deal: DealDetail;
}

/** One event: day and hour, what happened to what, and who did it. */
export function TimelineItem({ entry, deal }: TimelineItemProps) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const count = entry.details?.files?.length;
  const marked = useMarked(entry.id);
  return (
    <li ref={marked.ref} tabIndex={-1} className={classes.entry} data-marked={marked.isMarked || undefined}>
      <time dateTime={entry.created_at} className={classes.date}>
        {date(entry.created_at)} · {date(entry.created_at, 'time')}
      </time>
      <div className={classes.what}>
        <span>
          {t(`timeline.event.${eventKey(entry)}`, {
            context: deal.type_of_opportunity,
            defaultValue: t('timeline.event.other'),
            phase: entry.phase ? t(`phase.${entry.phase}`) : '',
            ...(count === undefined ? {} : { count }),
          })}
        </span>
        <TimelineDetails entry={entry} deal={deal} />
      </div>
      <EventActor entry={entry} side={deal.side} />
    </li>
  );
}

/** The actor of an event, as the viewer sees it. An event without a side is the server's. */
function EventActor({ entry, side }: { entry: TimelineEntry; side: DealDetail['side'] }) {
  const { t } = useTranslation('deals');
  const personName = usePersonName();
  if (entry.side === null) return <span />;
  const isMine = entry.side === side;
  const name = personName(entry.person, 'alone');
  return (
    <span className={classes.by}>{isMine ? t('timeline.you') : t(`timeline.${entry.side}`, { name })}</span>
  );
}

/** The event that a notification leads to (`?entry=`) is scrolled to, gets the focus, and is marked. */
function useMarked(id: number) {
  const [search] = useSearchParams();
  const isMarked = search.get('entry') === String(id);
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, [isMarked]);
  return { ref, isMarked };
}
