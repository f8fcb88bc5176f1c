import { useTranslation } from '../../i18n/index.ts';
import { usePlatform } from '../../platform/index.ts';
import { Button } from '../../ui/index.ts';

/** In place of the user menu when its remote is away: nobody is kept from leaving. */
export function SignOutButton() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  return (
    <Button variant="default" size="sm" px="xs" onClick={() => session.signOut()}>
      {t('host.account.signOut')}
    </Button>
  );
}
