import type { User } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useModals } from '@handover/shared/modals';
import { Button, Group, Section, Stack, Text } from '@handover/shared/ui';
import { useConfirmIdentity } from '../../hooks/use-confirm-identity.ts';
import { useCancelEmailChange } from '../../queries/cancel-email-change.mutation.ts';
import { useEmailChange } from '../../queries/email-change.query.ts';

/** The address of the account, the one that waits to be confirmed, and the ways to another one and to keep it. */
export function EmailSection({ user }: { user: User }) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const modals = useModals();
  const confirmIdentity = useConfirmIdentity();
  const { data } = useEmailChange(user.id);
  const pending = data?.pending_email;
  const cancel = useCancelEmailChange(user.id);
  const keep = () =>
    cancel.mutate(undefined, {
      onSuccess: () => messages.success(t('changeEmail.kept', { email: user.email })),
      onError: (error) => messages.failure(error),
    });
  const open = async () => {
    if (await confirmIdentity(120)) await modals.open('change-email', {});
  };
  return (
    <Section
      title={t('changeEmail.section')}
      lead={t(user.has_password ? 'changeEmail.current' : 'changeEmail.receives', { email: user.email })}
    >
      <Stack gap="sm" align="flex-start">
        {pending && <Text role="status">{t('changeEmail.pending', { email: pending })}</Text>}
        <Group gap="sm">
          <Button variant="default" onClick={() => void open()} disabled={cancel.isPending}>
            {t('changeEmail.open')}
          </Button>
          {pending && (
            <Button variant="subtle" onClick={keep} loading={cancel.isPending}>
              {t('changeEmail.keep')}
            </Button>
          )}
        </Group>
      </Stack>
    </Section>
  );
}
