import type { ListingReport } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Link, routes } from '@handover/shared/router';
import { Button, ListRow, Status } from '@handover/shared/ui';
import classes from './reports.module.css';

/** A report: of which listing, why, in which words, by whom and when; then what is decided, or the button that decides. */
export function ReportRow({ report }: { report: ListingReport }) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const modals = useModals();
  const { opportunity, reporter, decision } = report;
  const at = (time: string) => `${date(time)}, ${date(time, 'time')}`;
  const title = opportunity.title ?? t('reports.deleted');
  return (
    <ListRow
      title={
        opportunity.title === null ? title : <Link to={routes.opportunity(opportunity.id)}>{title}</Link>
      }
      text={
        <>
          <span className={classes.reason}>{t(`reports.reasons.${report.reason}`)}</span>
          <q className={classes.words}>{report.explanation}</q>
          <span>
            {t('reports.number', { number: report.id })} · {at(report.created_at)} ·{' '}
            {reporter.id === null ? (
              reporter.name || t('reports.nameless')
            ) : (
              <Link to={routes.person(reporter.id)}>{reporter.name}</Link>
            )}
            {reporter.email && ` · ${reporter.email}`}
          </span>
          {decision && (
            <span className={classes.decision}>
              {t('reports.decidedBy', { at: at(decision.at), name: decision.by ?? t('audit.former') })}
              <q className={classes.words}>{decision.reason}</q>
            </span>
          )}
        </>
      }
      trailing={
        decision ? (
          <Status kind={decision.kind === 'taken_down' ? 'danger' : 'closed'} variant="text">
            {t(`reports.decisions.${decision.kind}`)}
          </Status>
        ) : (
          <Button
            variant="default"
            size="xs"
            aria-label={t('reports.decideLabel', { title })}
            onClick={() => void modals.open('decide-report', { report })}
          >
            {t('reports.decide')}
          </Button>
        )
      }
    />
  );
}
