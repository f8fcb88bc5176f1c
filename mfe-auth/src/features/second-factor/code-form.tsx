import {
  Form,
  FormAlert,
  FormProvider,
  SubmitButton,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group, Stack, Text } from '@handover/shared/ui';
import { codeSchema } from './code.schema.ts';
import { CodeField } from './code-field.tsx';

interface CodeFormProps {
  /** What the code is for. */
  lead: string;
  submit: string;
  /** Goes on with the code; what the server has against it is shown at the field. */
  onCode: (code: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for a code of a second factor that the account has, since a session that was left open must not be enough. */
export function CodeForm({ lead, submit, onCode, onCancel }: CodeFormProps) {
  const { t } = useTranslation('auth');
  const form = useAppForm({ schema: codeSchema, defaultValues: { code: '' } });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(async ({ code }) => {
    try {
      await onCode(code);
    } catch (error) {
      showErrors(error);
    }
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={send}>
        <Stack gap="md">
          <Text c="dimmed">{lead}</Text>
          <FormAlert />
          <CodeField withRecovery />
          <Group gap="sm">
            <SubmitButton>{submit}</SubmitButton>
            <Button variant="default" onClick={onCancel} disabled={form.formState.isSubmitting}>
              {t('codes.cancel')}
            </Button>
          </Group>
        </Stack>
      </Form>
    </FormProvider>
  );
}
