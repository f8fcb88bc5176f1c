import type { User } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Section, Stack, Text } from '@handover/shared/ui';
import { useConfirmIdentity } from '../../hooks/use-confirm-identity.ts';
import { useEmailChange } from '../../queries/email-change.query.ts';

/** The address of the account, the one that waits to be confirmed, and the way to another one. */
export function EmailSection({ user }: { user: User }) {
  const { t } = useTranslation('auth');
  const modals = useModals();
  const confirmIdentity = useConfirmIdentity();
  const { data } = useEmailChange(user.id);
  const pending = data?.pending_email;
  const open = async () => {
    if (await confirmIdentity(120)) await modals.open('change-email', {});
  };
  return (
    <Section title={t('changeEmail.section')} lead={t('changeEmail.current', { email: user.email })}>
      <Stack gap="sm" align="flex-start">
        {pending && <Text role="status">{t('changeEmail.pending', { email: pending })}</Text>}
        <Button variant="default" onClick={() => void open()}>
          {t('changeEmail.open')}
        </Button>
      </Stack>
    </Section>
  );
}
