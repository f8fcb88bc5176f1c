import { CancellableForm, useAppForm } from '@handover/shared/forms';
import { codeSchema } from './code.schema.ts';
import { CodeField } from './code-field.tsx';

interface CodeFormProps {
  /** The purpose of the code. */
  lead: string;
  submit: string;
  /** Continues with the code; the server's error is shown at the field. */
  onCode: (code: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for a code of a second factor that the account has, since a session that was left open must not be enough. */
export function CodeForm({ lead, submit, onCode, onCancel }: CodeFormProps) {
  const form = useAppForm({ schema: codeSchema, defaultValues: { code: '' } });
  return (
    <CancellableForm
      lead={lead}
      action={submit}
      form={form}
      busy={form.formState.isSubmitting}
      onSubmit={({ code }) => onCode(code)}
      onCancel={onCancel}
    >
      <CodeField withRecovery />
    </CancellableForm>
  );
}
