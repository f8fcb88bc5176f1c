import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import { BackLink, useBuyerProfile } from '@handover/shared/ui-extra';
import { BuyerForm } from '../features/profile/buyer/buyer-form.tsx';

/** Who the buyer is, for the sellers to whom they show it. */
export function BuyerPage() {
  const { t } = useTranslation('auth');
  const profile = useBuyerProfile();
  return (
    <Page
      title={t('buyer.title')}
      lead={t('buyer.lead')}
      eyebrow={<BackLink href={routes.userDetails}>{t('profile.title')}</BackLink>}
    >
      <QueryView query={profile} skeleton={<LoadingBlock variant="form" />} failedTitle={t('buyer.failed')}>
        {(found) => <BuyerForm profile={found} />}
      </QueryView>
    </Page>
  );
}
