import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button } from '@handover/shared/ui';
import classes from './report.module.css';

/** Whether this reader may report it: it is published, and not their own. */
export const isReportable = ({ validated, sold, request_access_status: { status } }: Opportunity): boolean =>
  validated === true && !sold && status !== 'owner';

/** Quiet, at the end of the page. */
export function ReportButton({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const modals = useModals();
  const { id, project_title: title } = opportunity;
  return (
    <p className={classes.report}>
      <Button
        variant="subtle"
        size="xs"
        data-flush
        onClick={() => void modals.open('report-listing', { opportunityId: id, title })}
      >
        {t('report.action')}
      </Button>
    </p>
  );
}
