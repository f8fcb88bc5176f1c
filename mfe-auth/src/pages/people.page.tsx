import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Page } from '@handover/shared/ui';
import { People } from '../features/people/people.tsx';

/** Accounts by name or address, for staff. */
export function PeoplePage() {
  const { t } = useTranslation('auth');
  return (
    <Page
      title={t('people.title')}
      lead={t('people.lead')}
      width="read"
      actions={<Link to={routes.auditLog()}>{t('menu.auditLog')}</Link>}
    >
      <People />
    </Page>
  );
}
