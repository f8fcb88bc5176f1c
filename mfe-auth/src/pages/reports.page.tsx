import { useTranslation } from '@handover/shared/i18n';
import { Page } from '@handover/shared/ui';
import { StaffNav } from '../components/staff-nav/staff-nav.tsx';
import { ReportSection } from '../features/reports/report-section.tsx';

/** What people have reported of listings, for staff, who decide. */
export function ReportsPage() {
  const { t } = useTranslation('auth');
  return (
    <Page title={t('reports.title')} lead={t('reports.lead')}>
      <StaffNav />
      <ReportSection state="open" />
      <ReportSection state="decided" />
    </Page>
  );
}
