import type { DealDetail, TimelineEntry } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor } from '@handover/shared/ui';
import { ChangeLine } from './change-line.tsx';
import classes from './deal-timeline.module.css';

/** An end that is only proposed, or was refused, is none. */
const NOT_AGREED = new Set(['exclusivity_proposed', 'exclusivity_refused', 'exclusivity_proposal_withdrawn']);

interface TimelineDetailsProps {
  entry: TimelineEntry;
  deal: DealDetail;
}

/**
 * The details of an event: values before and after, documents, a question, a letter, a reason, ends of exclusivity.
 */
export function TimelineDetails({ entry, deal }: TimelineDetailsProps) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  if (!entry.details) return null;
  const endText = (event: string, old: string | undefined, end: string) => {
    if (NOT_AGREED.has(event)) return t('timeline.proposedEnd', { date: end });
    return old ? t('timeline.fromTo', { before: old, after: end }) : t('timeline.until', { date: end });
  };
  const letterName = (id: number, version: number) => {
    const number = deal.loi_documents.find((each) => each.id === id)?.number;
    return number ? t('loi.name', { number, version }) : t('timeline.version', { version });
  };
  const { changes, group, files, question, number, words, letter, version, reason, before, after } =
    entry.details;
  return (
    <>
      {changes ? (
        <ul className={classes.changes}>
          {changes.map((change, index) => (
            // Two changes may be of one field: an office that went and one that came.
            <ChangeLine key={`${change.field} ${change.year} ${index}`} change={change} />
          ))}
        </ul>
      ) : null}
      {group ? <span className={classes.note}>{t(`timeline.group.${group}`)}</span> : null}
      {files?.map(({ id, name }) =>
        entry.event === 'document_removed' ? (
          <span key={id} className={classes.note}>
            {name}
          </span>
        ) : (
          <Anchor
            key={id}
            component={Link}
            to={routes.dealView(deal.id, { tab: 'data-room', file: id })}
            className={classes.link}
          >
            {name}
          </Anchor>
        ),
      )}
      {after ? (
        <span className={classes.note}>{endText(entry.event, before && date(before), date(after))}</span>
      ) : null}
      {reason ? <q className={classes.note}>{reason}</q> : null}
      {letter ? (
        <Anchor
          component={Link}
          to={routes.dealView(deal.id, { tab: 'loi', letter })}
          className={classes.link}
        >
          {t('timeline.letter', { letter: letterName(letter, version ?? 1) })}
        </Anchor>
      ) : null}
      {question && entry.event === 'question_deleted' ? (
        <span className={classes.note}>{t('timeline.question', { number: number ?? '' })}</span>
      ) : null}
      {question && entry.event !== 'question_deleted' ? (
        <Anchor
          component={Link}
          to={routes.dealView(deal.id, { tab: 'questions', question })}
          className={classes.link}
        >
          {words ? t('timeline.words', { words }) : t('timeline.question', { number: number ?? '' })}
        </Anchor>
      ) : null}
    </>
  );
}
