import { TextField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useCurrentUser, useSignedIn } from '@handover/shared/session';
import { Text } from '@handover/shared/ui';

/** Who reports: known of an account, told by a visitor who wants to be answered. */
export function Reporter() {
  const { t } = useTranslation('opportunities');
  const signedIn = useSignedIn();
  const { data: user } = useCurrentUser();
  if (signedIn)
    return (
      <Text size="sm" c="dimmed">
        {user?.email_proven
          ? t('report.asAccount', { name: `${user.first_name} ${user.last_name}`, email: user.email })
          : t('report.asSomeone')}
      </Text>
    );
  return (
    <>
      <TextField name="name" label={t('report.name')} autoComplete="name" />
      <TextField
        name="email"
        type="email"
        label={t('report.email')}
        description={t('report.emailHelp')}
        autoComplete="email"
      />
    </>
  );
}
