import { TEXT } from '@handover/shared/contract';
import {
  FormProvider,
  TextAreaField,
  UnsavedGuard,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { SmallForm } from '../../parts/small-form.tsx';
import { useClosedNotice } from '../../parts/use-closed-notice.ts';
import { textSchema } from './question.schema.ts';

interface TextFormProps {
  field: 'question' | 'answer';
  label: string;
  action: string;
  initial: string;
  onSend: (text: string) => Promise<unknown>;
  onDone: () => void;
  onBack?: () => void;
}

export function TextForm({ field, label, action, initial, onSend, onDone, onBack = onDone }: TextFormProps) {
  const form = useAppForm<Record<string, string>>({
    schema: textSchema(field),
    defaultValues: { [field]: initial },
  });
  const showErrors = useServerErrors(form);
  const closedNotice = useClosedNotice('deal');
  const send = form.handleSubmit(async (values) => {
    try {
      await onSend((values[field] ?? '').trim());
      onDone();
    } catch (error) {
      showErrors(closedNotice.toFormError(error));
    }
  });

  return (
    <FormProvider {...form}>
      <SmallForm action={action} onSubmit={send} onCancel={onBack}>
        <UnsavedGuard />
        <TextAreaField name={field} label={label} maxLength={TEXT.longMax} focusFirst />
      </SmallForm>
    </FormProvider>
  );
}
