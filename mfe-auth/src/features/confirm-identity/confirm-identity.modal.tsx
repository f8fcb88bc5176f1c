import {
  AccountName,
  Form,
  FormAlert,
  FormProvider,
  PasswordField,
  SubmitButton,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import type { ModalOf } from '@handover/shared/modals';
import { useCurrentUser } from '@handover/shared/session';
import { Button, Group, Stack, Text } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useConfirmByPassword } from '../../queries/confirm-identity.mutation.ts';
import { confirmIdentitySchema } from './confirm-identity.schema.ts';

/** Asks for the password; who has none signs in at their provider again. */
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
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(async ({ password }) => {
    try {
      await confirm.mutateAsync(password);
      onClose(true);
    } catch (error) {
      showErrors(error);
    }
  });
  return (
    <ModalFrame title={t('confirmIdentity.title')} onClose={() => onClose()} busy={confirm.isPending}>
      <FormProvider {...form}>
        <Form onSubmit={send}>
          <Stack gap="md">
            <Text c="dimmed">{t('confirmIdentity.lead')}</Text>
            <FormAlert />
            <AccountName email={user.data?.email} />
            <PasswordField name="password" label={t('fields.password')} required focusFirst />
            <Group gap="sm">
              <SubmitButton>{t('confirmIdentity.submit')}</SubmitButton>
              <Button variant="default" onClick={() => onClose()} disabled={confirm.isPending}>
                {t('confirmIdentity.cancel')}
              </Button>
            </Group>
          </Stack>
        </Form>
      </FormProvider>
    </ModalFrame>
  );
}
