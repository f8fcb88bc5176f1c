import {
  type DealDetail,
  TIMELINE_KINDS,
  type TimelineEntry,
  type TimelineKind,
} from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Icon, type IconName } from '@handover/shared/ui';
import { useEffect, useRef } from 'react';
import { AgreementButton } from '../../components/agreement-button.tsx';
import { useEventText } from '../../hooks/use-event-text.ts';
import { usePersonName } from '../../hooks/use-party-name.ts';
import { useThrough } from '../../hooks/use-through.ts';
import classes from './deal-timeline.module.css';
import { TimelineDetails } from './timeline-details.tsx';
import { KINDS, useTimelineAddress } from './use-timeline-address.ts';

interface TimelineItemProps {
  entry: TimelineEntry;
  deal: DealDetail;
}

const ICONS: Record<TimelineKind, IconName> = {
  steps: 'arrow-right',
  letters: 'handshake',
  exclusivity: 'lock',
  questions: 'question',
  documents: 'file-doc',
  changes: 'pencil',
};
const iconOf = ({ event }: TimelineEntry): IconName => {
  if (event === 'question_answered' || event === 'answer_corrected') return 'check';
  const kind = KINDS.find((each) => (TIMELINE_KINDS[each] as readonly string[]).includes(event));
  return ICONS[kind ?? 'steps'];
};

/** One event of a day: what happened to what, who did it, and the hour. */
export function TimelineItem({ entry, deal }: TimelineItemProps) {
  const { date } = useFormat();
  const eventText = useEventText(deal.type_of_opportunity);
  const marked = useMarked(entry.id);
  return (
    <li ref={marked.ref} tabIndex={-1} className={classes.entry} data-marked={marked.isMarked || undefined}>
      <span className={classes.icon}>
        <Icon name={iconOf(entry)} size={16} />
      </span>
      <div className={classes.what}>
        <span>{eventText(entry)}</span>
        <TimelineDetails entry={entry} deal={deal} />
        {entry.event === 'agreement_signed' ? <AgreementButton requestId={deal.access_request_id} /> : null}
      </div>
      <p className={classes.by}>
        <EventActor entry={entry} deal={deal} />
        <time dateTime={entry.created_at} className={classes.hour}>
          {date(entry.created_at, 'time')}
        </time>
      </p>
    </li>
  );
}

/** The actor of an event, as the viewer sees it. An event without a side is the server's. */
function EventActor({ entry, deal }: TimelineItemProps) {
  const { t } = useTranslation('deals');
  const personName = usePersonName();
  const through = useThrough();
  if (entry.side === null) return null;
  // What an adviser did, and what an adviser reads, has the names of both.
  const isMine = entry.side === deal.side && !entry.acted_by && !deal.acting_for;
  const name = through(personName(entry.person, 'alone'), entry.acted_by);
  return <span>{isMine ? t('timeline.you') : t(`timeline.${entry.side}`, { name })}</span>;
}

/** The event that a notification leads to (`?entry=`) is scrolled to, gets the focus, and is marked. */
function useMarked(id: number) {
  const isMarked = useTimelineAddress().entry === id;
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, [isMarked]);
  return { ref, isMarked };
}
