import { TEXT } from '@handover/shared/contract';
import {
  FormAlert,
  FormProvider,
  SubmitButton,
  TextAreaField,
  useAppForm,
  useServerErrors,
  yup,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group, Stack } from '@handover/shared/ui';

interface TextFormProps {
  field: 'question' | 'answer';
  label: string;
  action: string;
  initial: string;
  onSend: (text: string) => Promise<unknown>;
  onDone: () => void;
}

export function TextForm({ field, label, action, initial, onSend, onDone }: TextFormProps) {
  const { t } = useTranslation('deals');
  const rule = yup.string().trim().required('requiredField').max(TEXT.longMax, 'max5000');
  const form = useAppForm<Record<string, string>>({
    schema: yup.object({ [field]: field === 'question' ? rule.min(2, 'min2') : rule }),
    defaultValues: { [field]: initial },
  });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(async (values) => {
    try {
      await onSend((values[field] ?? '').trim());
      onDone();
    } catch (error) {
      showErrors(error);
    }
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={send} noValidate>
        <Stack gap="sm">
          <FormAlert />
          <TextAreaField name={field} label={label} maxLength={TEXT.longMax} />
          <Group gap="sm">
            <SubmitButton>{action}</SubmitButton>
            <Button variant="default" onClick={onDone}>
              {t('dialog.back')}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  );
}
