import {
  Form,
  FormAlert,
  FormProvider,
  SubmitButton,
  TextField,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Button, Group, Stack, Text } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useAskForEmailChange } from '../../queries/ask-for-email-change.mutation.ts';
import { changeEmailSchema } from './change-email.schema.ts';

/** Asks for the new address. The account has it once the link that is sent there is opened. */
export function ChangeEmailModal({ onClose }: ModalOf<'change-email'>) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const ask = useAskForEmailChange();
  const form = useAppForm({ schema: changeEmailSchema, defaultValues: { email: '' } });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(async ({ email }) => {
    try {
      const { change } = await ask.mutateAsync(email);
      // As the server writes it: what was typed is made one spelling for it.
      messages.success(t('changeEmail.sent', { email: change.pending_email ?? email }));
      onClose(true);
    } catch (error) {
      showErrors(error);
    }
  });
  return (
    <ModalFrame title={t('changeEmail.title')} onClose={() => onClose()} busy={ask.isPending}>
      <FormProvider {...form}>
        <Form onSubmit={send}>
          <Stack gap="md">
            <Text c="dimmed">{t('changeEmail.lead')}</Text>
            <FormAlert />
            <TextField
              name="email"
              type="email"
              autoComplete="email"
              label={t('changeEmail.new')}
              required
              focusFirst
            />
            <Group gap="sm">
              <SubmitButton>{t('changeEmail.submit')}</SubmitButton>
              <Button variant="default" onClick={() => onClose()} disabled={ask.isPending}>
                {t('changeEmail.cancel')}
              </Button>
            </Group>
          </Stack>
        </Form>
      </FormProvider>
    </ModalFrame>
  );
}
