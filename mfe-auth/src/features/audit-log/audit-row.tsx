import type { AuditEvent } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import classes from './audit-log.module.css';
import { AuditPerson } from './audit-person.tsx';
import { AuditRelease } from './audit-release.tsx';

/** An event on a line: when, what, who and about whom, its number. */
export function AuditRow({ event }: { event: AuditEvent }) {
  const { t } = useTranslation('auth');
  const { date, number } = useFormat();
  const { at, actor, acted_by: adviser, person, opportunity, deal, entry, release } = event;
  const isOther = person !== null && person.id !== actor?.id;
  return (
    <li className={classes.row}>
      <time className={classes.time} dateTime={at}>
        {date(at)} · {date(at, 'time')}
      </time>
      <strong className={classes.kind}>{t(`audit.kinds.${event.kind}`)}</strong>
      <span className={classes.details}>
        {actor && <AuditPerson as="audit.by" person={actor} />}
        {adviser && <AuditPerson as="audit.through" person={adviser} />}
        {isOther && <AuditPerson as="audit.of" person={person} />}
        {opportunity !== null && <span>{t('audit.opportunity', { id: opportunity })}</span>}
        {deal !== null && <span>{t('audit.deal', { id: deal })}</span>}
        {entry && <span>{t('audit.entry', { list: t(`lists.of.${entry.list}`), id: entry.id })}</span>}
        {release && <AuditRelease release={release} />}
      </span>
      <span className={classes.number}>{t('audit.number', { number: number(event.id) })}</span>
    </li>
  );
}
