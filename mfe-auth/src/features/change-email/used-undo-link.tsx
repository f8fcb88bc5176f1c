import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Stack, Text } from '@handover/shared/ui';

/** Shown in place of the button to people who open the mail again. */
export function UsedUndoLink() {
  const { t } = useTranslation('auth');
  return (
    <Stack gap="xs">
      <Text>{t('undo.used')}</Text>
      <Link to={routes.forgotPassword}>{t('proof.choosePassword')}</Link>
      <Link to={routes.contactUs}>{t('undo.contact')}</Link>
    </Stack>
  );
}
