import {
  Form,
  FormAlert,
  FormProvider,
  PasswordField,
  SubmitButton,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Stack, Text } from '@handover/shared/ui';
import { useEffect } from 'react';
import { undoByPasswordSchema } from './undo-by-password.schema.ts';

interface UndoByPasswordProps {
  undo: (password: string) => Promise<unknown>;
}

/** A second factor would go with the change, so the mailbox is not enough: asks for the password of before it. */
export function UndoByPassword({ undo }: UndoByPasswordProps) {
  const { t } = useTranslation('auth');
  const form = useAppForm({ schema: undoByPasswordSchema, defaultValues: { password: '' } });
  const showErrors = useServerErrors(form);
  const { setFocus } = form;
  // The button that had the focus is gone.
  useEffect(() => setFocus('password'), [setFocus]);
  const send = form.handleSubmit(async ({ password }) => {
    try {
      await undo(password);
    } catch (error) {
      showErrors(error);
    }
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={send}>
        <Stack gap="md" align="flex-start">
          <Text role="status">{t('undo.passwordLead')}</Text>
          <FormAlert />
          <PasswordField name="password" label={t('undo.password')} required />
          <SubmitButton>{t('undo.submit')}</SubmitButton>
          <Link to={routes.contactUs}>{t('undo.contact')}</Link>
        </Stack>
      </Form>
    </FormProvider>
  );
}
