import { useTranslation } from '@handover/shared/i18n';
import { Page } from '@handover/shared/ui';
import { StaffNav } from '../components/staff-nav/staff-nav.tsx';
import { AuditLog } from '../features/audit-log/audit-log.tsx';
import { ChainCheck, ChainResult } from '../features/audit-log/chain-check.tsx';
import { useVerifyAudit } from '../queries/audit-log.query.ts';

/** The events of accounts and private data, for staff; at the title a check of the whole log. */
export function AuditLogPage() {
  const { t } = useTranslation('auth');
  const verify = useVerifyAudit();
  return (
    <Page title={t('audit.title')} lead={t('audit.lead')} actions={<ChainCheck verify={verify} />}>
      <StaffNav />
      <ChainResult verify={verify} />
      <AuditLog />
    </Page>
  );
}
