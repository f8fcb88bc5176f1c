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
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { useCurrentUser } from '@handover/shared/session';
import { Button, Group, Stack, Text } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useChangePassword } from '../../queries/change-password.mutation.ts';
import { changePasswordSchema } from './change-password.schema.ts';

/** Changes the password, which ends every other session of the account. */
export function ChangePasswordModal({ onClose }: ModalOf<'change-password'>) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const user = useCurrentUser();
  const change = useChangePassword();
  const form = useAppForm({
    schema: changePasswordSchema,
    defaultValues: { old_password: '', password1: '', password2: '' },
  });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(async (values) => {
    try {
      await change.mutateAsync(values);
      messages.success(t('changePassword.done'));
      onClose(true);
    } catch (error) {
      showErrors(error);
    }
  });

  return (
    <ModalFrame title={t('changePassword.title')} onClose={() => onClose()} busy={change.isPending}>
      <FormProvider {...form}>
        <Form onSubmit={send}>
          <Stack gap="md">
            <Text c="dimmed">{t('changePassword.lead')}</Text>
            <FormAlert />
            <AccountName email={user.data?.email} />
            <PasswordField
              name="old_password"
              label={t('changePassword.old')}
              autoComplete="current-password"
              required
              focusFirst
            />
            <PasswordField name="password1" label={t('changePassword.new')} withRules required />
            <PasswordField
              name="password2"
              label={t('changePassword.again')}
              autoComplete="new-password"
              required
            />
            <Group gap="sm">
              <SubmitButton>{t('changePassword.submit')}</SubmitButton>
              <Button variant="default" onClick={() => onClose()} disabled={change.isPending}>
                {t('changePassword.cancel')}
              </Button>
            </Group>
          </Stack>
        </Form>
      </FormProvider>
    </ModalFrame>
  );
}
