import { useTranslation } from '@handover/shared/i18n';
import { Page } from '@handover/shared/ui';
import { AuditLog } from '../features/audit-log/audit-log.tsx';
import { ChainCheck } from '../features/audit-log/chain-check.tsx';

/** The events of accounts and private data, for staff. */
export function AuditLogPage() {
  const { t } = useTranslation('auth');
  return (
    <Page title={t('audit.title')} lead={t('audit.lead')}>
      <ChainCheck />
      <AuditLog />
    </Page>
  );
}
