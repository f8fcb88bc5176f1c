import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { Button } from '@handover/shared/ui';

/** In place of the user menu when its remote is away: nobody is kept from leaving. */
export function SignOutButton() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  return (
    <Button variant="default" size="sm" onClick={() => session.signOut()}>
      {t('host.account.signOut')}
    </Button>
  );
}
