import { Button } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { usePlatform } from '../../kernel/platform/index.ts';

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
