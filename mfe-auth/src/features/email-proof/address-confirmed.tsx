import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Alert, Stack } from '@handover/shared/ui';

/** What is open now, with the ways there. */
export function AddressConfirmed({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  return (
    <Stack gap="lg" role="status">
      <Alert>{t('proof.done', { email })}</Alert>
      <Stack gap="xs">
        <Link to={routes.opportunities()}>{t('proof.browse')}</Link>
        <Link to={routes.opps()}>{t('proof.offer')}</Link>
        <Link to={routes.userDetails}>{t('proof.profile')}</Link>
      </Stack>
    </Stack>
  );
}
