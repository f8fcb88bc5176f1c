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
import { usePlatform } from '@handover/shared/platform';
import { Alert, Button, Group, Stack } from '@handover/shared/ui';
import { initiateRecovery } from '../../api/auth.api.ts';
import { recoverySchema } from './recovery.schema.ts';

interface RequestLinkFormProps {
  /** The e-mail that was typed, once it is sent. */
  sentTo: string | undefined;
  onSent: (email: string | undefined) => void;
}

/** Shows the same message whether the e-mail is known or not. */
export function RequestLinkForm({ sentTo, onSent }: RequestLinkFormProps) {
  const { t } = useTranslation('auth');
  const { http } = usePlatform();
  const form = useAppForm({
    schema: recoverySchema,
    defaultValues: { email: '' },
  });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(async ({ email }) => {
    try {
      await initiateRecovery(http, email);
      onSent(form.getValues('email').trim());
    } catch (error) {
      showErrors(error);
    }
  });
  if (sentTo) {
    return (
      <Stack gap="lg" role="status">
        <Alert>{t('recovery.sent', { email: sentTo })}</Alert>
        <Button variant="default" onClick={() => onSent(undefined)}>
          {t('recovery.again')}
        </Button>
      </Stack>
    );
  }
  return (
    <FormProvider {...form}>
      <Form onSubmit={send}>
        <Stack gap="lg">
          <FormAlert />
          <TextField name="email" type="email" autoComplete="username" label={t('fields.email')} required />
          <Group>
            <SubmitButton>{t('recovery.submit')}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </FormProvider>
  );
}
