import { useTranslation } from '@handover/shared/i18n';
import { Page } from '@handover/shared/ui';
import { StaffNav } from '../components/staff-nav/staff-nav.tsx';
import { People } from '../features/people/people.tsx';

/** Accounts by name or address, for staff. */
export function PeoplePage() {
  const { t } = useTranslation('auth');
  return (
    <Page title={t('people.title')} lead={t('people.lead')} width="read">
      <StaffNav />
      <People />
    </Page>
  );
}
