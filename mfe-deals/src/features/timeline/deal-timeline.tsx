import type { DealDetail } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import classes from './deal-timeline.module.css';

/** What happened, the latest first; who did it is said from the viewer's side. */
export function DealTimeline({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const entries = [...deal.timeline].sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);

  return (
    <ol className={classes.timeline}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes.entry}>
          <time dateTime={entry.created_at} className={classes.date}>
            {date(entry.created_at)}
          </time>
          <span>
            {t(`timeline.event.${entry.event}`, {
              defaultValue: t('timeline.event.other'),
              phase: entry.phase ? t(`phase.${entry.phase}`) : '',
            })}
          </span>
          {entry.side ? (
            <span className={classes.by}>
              {t(entry.side === deal.side ? 'timeline.you' : `timeline.${entry.side}`)}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
