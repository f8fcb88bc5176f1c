import type { DealDetail } from '@handover/shared/contract';
import { marketDay, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { useId } from 'react';
import { useEventText } from '../../hooks/use-event-text.ts';
import { exclusivityEnd, isOver } from '../../rules/deal-state.ts';
import classes from './deal-overview.module.css';
import { useOffer } from './use-offer.ts';

interface Part {
  name: 'offered' | 'asked' | 'exclusivity' | 'activity' | 'documents' | 'questions';
  label: string;
  value: string;
  note?: string | undefined;
  /** The tab that tells more. */
  tab?: string;
}

/** How the deal stands: what is offered beside what is asked, exclusivity, the last step, what is unread and unanswered. Each leads to its tab. */
export function DealStory({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const heading = useId();
  const parts = useParts(deal);
  return (
    <section aria-labelledby={heading} className={classes.story}>
      <h2 id={heading} className={classes.storyTitle}>
        {t('overview.story.title')}
      </h2>
      <dl className={classes.parts}>
        {parts.map(({ name, label, value, note, tab }) => (
          <div key={name} className={classes.partOf}>
            <dt>
              {tab ? (
                <Link to={routes.dealView(deal.id, { tab })} preventScrollReset className={classes.partLink}>
                  {label}
                </Link>
              ) : (
                label
              )}
            </dt>
            <dd className={classes.partValue}>{value}</dd>
            {note ? <dd className={classes.partNote}>{note}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}

function useParts(deal: DealDetail): Part[] {
  const { t } = useTranslation('deals');
  const { date, money, number } = useFormat();
  const eventText = useEventText(deal.type_of_opportunity);
  const { isFinal, offered, comparison } = useOffer(deal);
  const { opportunity, counts } = deal;
  const end = exclusivityEnd(deal);
  const last = deal.timeline.at(-1);
  const parts: (Part | false)[] = [
    {
      name: 'offered',
      label: t(isFinal ? 'completion.finalPrice' : 'overview.story.offered'),
      value:
        offered || t(deal.loi_documents.length > 0 ? 'overview.story.inLetter' : 'overview.story.noOffer'),
      note: comparison,
      tab: 'loi',
    },
    opportunity.type_of_opportunity === 'sell' && {
      name: 'asked',
      label: t('overview.price'),
      value: money(opportunity.asking_price, opportunity.preferred_currency) || t('overview.onRequest'),
    },
    !isOver(deal) && {
      name: 'exclusivity',
      label: t('overview.story.exclusivity'),
      value: end ? t('overview.story.until', { date: date(marketDay(end)) }) : t('overview.story.notRunning'),
    },
    last !== undefined && {
      name: 'activity',
      label: t('overview.story.activity'),
      value: date(last.created_at),
      note: eventText(last),
      tab: 'timeline',
    },
    !isOver(deal) && {
      name: 'documents',
      label: t('overview.story.documents'),
      value: counts.new_documents ? number(counts.new_documents) : t('overview.story.none'),
      tab: 'data-room',
    },
    !isOver(deal) && {
      name: 'questions',
      label: t('overview.story.questions'),
      value: counts.open_questions ? number(counts.open_questions) : t('overview.story.noneAsked'),
      note: counts.questions_to_answer
        ? t('overview.story.toAnswer', { count: counts.questions_to_answer })
        : undefined,
      tab: 'questions',
    },
  ];
  return parts.filter((part) => part !== false);
}
