import { TEXT } from '@handover/shared/contract';
import { FormProvider, TextAreaField, useAppForm, useServerErrors } from '@handover/shared/forms';
import { reasonSchema } from './reason.schema.ts';
import { SmallForm } from './small-form.tsx';
import { type Subject, useClosedNotice } from './use-closed-notice.ts';

interface ReasonFormProps {
  /** The server's name of the field, so that its errors land there. */
  field: 'reason' | 'decline_reason' | 'cancellation_reason';
  /** What the reason is about. */
  subject: Subject;
  label: string;
  help?: string;
  action: string;
  optional?: boolean;
  onSubmit: (reason: string) => Promise<unknown>;
  onCancel: () => void;
}

/** A reason in words, 10 to 5000 characters; what was typed stays when the server refuses. */
export function ReasonForm({
  field,
  subject,
  label,
  help,
  action,
  optional = false,
  onSubmit,
  onCancel,
}: ReasonFormProps) {
  const form = useAppForm<Record<string, string>>({
    schema: reasonSchema(field, optional),
    defaultValues: { [field]: '' },
  });
  const showErrors = useServerErrors(form);
  const closedNotice = useClosedNotice(subject);
  const send = form.handleSubmit((values) =>
    onSubmit((values[field] ?? '').trim()).catch((error) => showErrors(closedNotice.toFormError(error))),
  );

  return (
    <FormProvider {...form}>
      <SmallForm action={action} danger onSubmit={send} onCancel={onCancel}>
        <TextAreaField name={field} label={label} description={help} maxLength={TEXT.longMax} focusFirst />
      </SmallForm>
    </FormProvider>
  );
}
