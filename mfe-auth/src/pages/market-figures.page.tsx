import { useTranslation } from '@handover/shared/i18n';
import { Page } from '@handover/shared/ui';
import { StaffNav } from '../components/staff-nav/staff-nav.tsx';
import { Figures } from '../features/market-figures/figures.tsx';

/** How much is published, asked for and begun, for staff. */
export function MarketFiguresPage() {
  const { t } = useTranslation('auth');
  return (
    <Page title={t('figures.title')} lead={t('figures.lead')}>
      <StaffNav />
      <Figures />
    </Page>
  );
}
