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
import { useCloseAccount } from '../../queries/close-account.mutation.ts';
import { closeAccountSchema } from './close-account.schema.ts';
import { closeProblem } from './close-problem.ts';

/** Explains what is deleted and what is kept, and asks for the password. */
export function CloseAccountModal({ hasPassword, onClose }: ModalOf<'close-account'>) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const user = useCurrentUser();
  const close = useCloseAccount();
  const form = useAppForm({
    schema: closeAccountSchema(hasPassword),
    defaultValues: { password: '' },
  });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(async ({ password }) => {
    try {
      await close.mutateAsync(hasPassword ? password : undefined);
      onClose(true);
      messages.success(t('close.done'));
    } catch (error) {
      const problem = closeProblem(error, t);
      if (problem) form.setError('root.server', { type: 'server', message: problem });
      else showErrors(error);
    }
  });

  return (
    <ModalFrame title={t('close.title')} onClose={() => onClose()} busy={close.isPending}>
      <FormProvider {...form}>
        <Form onSubmit={send}>
          <Stack gap="md">
            <Text>{t('close.goes')}</Text>
            <Text>{t('close.stays')}</Text>
            <Text c="dimmed">{t('close.exportFirst')}</Text>
            <FormAlert />
            {hasPassword && (
              <>
                <AccountName email={user.data?.email} />
                <PasswordField name="password" label={t('fields.password')} required focusFirst />
              </>
            )}
            <Group gap="sm">
              <SubmitButton color="danger">{t('close.submit')}</SubmitButton>
              <Button variant="default" onClick={() => onClose()} disabled={close.isPending}>
                {t('close.cancel')}
              </Button>
            </Group>
          </Stack>
        </Form>
      </FormProvider>
    </ModalFrame>
  );
}
