import { Button } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { useShellPlatform } from '../../kernel/platform/index.ts';

/** Shown in place of the user menu when its remote fails, so that users can always sign out. */
export function SignOutButton() {
  const { t } = useTranslation();
  const { session } = useShellPlatform();
  return (
    <Button variant="default" size="sm" px="xs" onClick={() => session.signOut()}>
      {t('host.account.signOut')}
    </Button>
  );
}
