import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Section, Text } from '@handover/shared/ui';

/** On the profile: what a new password does, and the way to set one. */
export function PasswordSection() {
  const { t } = useTranslation('auth');
  const modals = useModals();
  return (
    <Section title={t('changePassword.section')}>
      <Text c="dimmed" mb="md">
        {t('changePassword.lead')}
      </Text>
      <Button variant="default" onClick={() => void modals.open('change-password', {})}>
        {t('changePassword.open')}
      </Button>
    </Section>
  );
}
