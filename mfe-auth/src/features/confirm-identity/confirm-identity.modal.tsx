import { AccountName, PasswordField, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import type { ModalOf } from '@handover/shared/modals';
import { useCurrentUser } from '@handover/shared/session';
import { Button, Group, Stack, Text } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { FormModal } from '../../components/form-modal.tsx';
import { useConfirmByPassword } from '../../queries/confirm-identity.mutation.ts';
import { confirmIdentitySchema } from './confirm-identity.schema.ts';

/** Asks for the password; users without one sign in at their provider again. */
export function ConfirmIdentityModal({ hasPassword, onClose }: ModalOf<'confirm-identity'>) {
  const { t } = useTranslation('auth');
  if (hasPassword) return <PasswordForm onClose={onClose} />;
  return (
    <ModalFrame title={t('confirmIdentity.title')} onClose={() => onClose()}>
      <Stack gap="md">
        <Text>{t('confirmIdentity.signInAgain')}</Text>
        <Group gap="sm">
          <Button variant="default" onClick={() => onClose()} data-autofocus>
            {t('confirmIdentity.cancel')}
          </Button>
        </Group>
      </Stack>
    </ModalFrame>
  );
}

function PasswordForm({ onClose }: Pick<ModalOf<'confirm-identity'>, 'onClose'>) {
  const { t } = useTranslation('auth');
  const user = useCurrentUser();
  const confirm = useConfirmByPassword();
  const form = useAppForm({ schema: confirmIdentitySchema, defaultValues: { password: '' } });
  const send = async ({ password }: { password: string }) => {
    await confirm.mutateAsync(password);
    onClose(true);
  };
  return (
    <FormModal
      title={t('confirmIdentity.title')}
      lead={t('confirmIdentity.lead')}
      action={t('confirmIdentity.submit')}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <AccountName email={user.data?.email} />
      <PasswordField name="password" label={t('fields.password')} required focusFirst />
    </FormModal>
  );
}
