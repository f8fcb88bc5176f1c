import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Alert, Stack } from '@handover/shared/ui';
import { useWayOn } from '../../components/way-on/use-way-on.ts';
import { WayOnButton } from '../../components/way-on/way-on-button.tsx';

/** The new abilities of the account, with links: first the one to the purpose of the account. */
export function AddressConfirmed({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const next = useWayOn();
  return (
    <Stack gap="lg" role="status" align="flex-start">
      <Alert>{t('proof.done', { email })}</Alert>
      {next && <WayOnButton to={next} />}
      <Stack gap="xs">
        <Link to={routes.opportunities()}>{t('proof.browse')}</Link>
        <Link to={routes.opps()}>{t('proof.offer')}</Link>
        <Link to={routes.userDetails}>{t('proof.profile')}</Link>
      </Stack>
    </Stack>
  );
}
