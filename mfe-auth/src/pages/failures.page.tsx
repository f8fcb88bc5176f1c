import { useTranslation } from '@handover/shared/i18n';
import { Page } from '@handover/shared/ui';
import { StaffNav } from '../components/staff-nav/staff-nav.tsx';
import { FailureSection } from '../features/failures/failure-section.tsx';
import { JobRow } from '../features/failures/job-row.tsx';
import { MailRow } from '../features/failures/mail-row.tsx';

/** Mails that could not be sent and jobs that failed, for staff. */
export function FailuresPage() {
  const { t } = useTranslation('auth');
  return (
    <Page title={t('failures.title')} lead={t('failures.lead')}>
      <StaffNav />
      <FailureSection list="mails" row={MailRow} />
      <FailureSection list="jobs" row={JobRow} />
    </Page>
  );
}
