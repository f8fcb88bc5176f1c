import type { DealDetail, DiligenceComment, DiligenceLineDetail } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { usePersonName } from '../../../hooks/use-party-name.ts';
import { useThrough } from '../../../hooks/use-through.ts';
import classes from './line.module.css';

/** What both sides wrote on a line and did with it, the first first. */
export function LineComments({ line, deal }: { line: DiligenceLineDetail; deal: DealDetail }) {
  const { t } = useTranslation('deals');
  if (line.comments.length === 0) return null;
  return (
    <ol className={classes.comments} aria-label={t('diligence.comment.title')}>
      {line.comments.map((comment, index) => (
        <Comment key={index} comment={comment} isOwn={comment.side === deal.side} />
      ))}
    </ol>
  );
}

function Comment({ comment, isOwn }: { comment: DiligenceComment; isOwn: boolean }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const personName = usePersonName();
  const through = useThrough();
  const { person, acted_by, state, text, created_at } = comment;
  const name =
    isOwn && !acted_by ? t('diligence.comment.you') : through(personName(person, 'alone'), acted_by);
  const did = state ? t(`diligence.comment.did.${state}`) : null;
  return (
    <li>
      <p className={classes.meta}>{[name, did, date(created_at)].filter(Boolean).join(' · ')}</p>
      {text ? <p className={classes.text}>{text}</p> : null}
    </li>
  );
}
