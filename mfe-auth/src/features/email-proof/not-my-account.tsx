import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Stack, Text } from '@handover/shared/ui';

/**
 * The address is confirmed by who reads its mail and knows the password. Who does not know it chooses a new one: somebody
 * else may have opened the account, and would otherwise keep their way in.
 */
export function NotMyAccount() {
  const { t } = useTranslation('auth');
  return (
    <Stack gap="xs">
      <Text>{t('proof.notMine')}</Text>
      <Link to={routes.forgotPassword}>{t('proof.choosePassword')}</Link>
    </Stack>
  );
}
