import { TEXT } from '@handover/shared/contract';
import { CancellableForm, DraftNotice, TextAreaField, useAppForm } from '@handover/shared/forms';
import type { ReactNode } from 'react';
import { type Subject, useClosedNotice } from '../hooks/use-closed-notice.ts';
import { reasonSchema } from './reason.schema.ts';

interface ReasonFormProps {
  /** The name of the field in the call, so that its errors are shown at it. */
  field: 'reason' | 'decline_reason' | 'cancellation_reason';
  /** The key of its draft. */
  draftKey: string;
  /** The record that may be closed meanwhile. */
  subject: Subject;
  label: string;
  help?: string;
  action: string;
  leave?: string;
  optional?: boolean;
  /** What stands above the field, and scrolls with it while the buttons stay. */
  children?: ReactNode;
  onSubmit: (reason: string) => Promise<unknown>;
  onCancel: () => void;
}

/** A reason of 10 to 5000 characters. What was typed is kept when the call fails. */
export function ReasonForm({
  field,
  draftKey,
  subject,
  label,
  help,
  action,
  leave,
  optional = false,
  children,
  onSubmit,
  onCancel,
}: ReasonFormProps) {
  const form = useAppForm<Record<string, string>>({
    schema: reasonSchema(field, optional),
    defaultValues: { [field]: '' },
    draftKey,
  });
  const closedNotice = useClosedNotice(subject);
  const submit = (values: Record<string, string>) =>
    onSubmit((values[field] ?? '').trim()).catch((error) => {
      throw closedNotice.toFormError(error);
    });

  return (
    <CancellableForm form={form} action={action} danger leave={leave} onSubmit={submit} onCancel={onCancel}>
      {children}
      <TextAreaField
        name={field}
        label={label}
        description={help}
        maxLength={TEXT.longMax}
        required={!optional}
        focusFirst
      />
      <DraftNotice />
    </CancellableForm>
  );
}
