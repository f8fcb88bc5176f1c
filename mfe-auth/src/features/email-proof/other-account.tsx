import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { Alert, Button, Stack } from '@handover/shared/ui';

/** The link belongs to another account than the one that is signed in here. */
export function OtherAccount({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const { session } = usePlatform();
  return (
    <Stack gap="lg" align="flex-start">
      <Alert title={t('proof.otherTitle')}>{t('proof.other', { email })}</Alert>
      <Button variant="default" onClick={() => session.signOut('elsewhere')}>
        {t('proof.signOut')}
      </Button>
    </Stack>
  );
}
