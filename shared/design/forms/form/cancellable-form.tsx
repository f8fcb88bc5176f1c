import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Button, Stack, Text } from '../../ui/index.ts';
import { DialogFoot, Form } from '../../ui-extra/index.ts';
import { FormAlert } from './errors/form-alert.tsx';
import { useServerErrors } from './errors/use-server-errors.ts';
import { FormProvider } from './form-context.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { AppForm } from './use-app-form.ts';

interface CancellableFormProps<Values extends FieldValues> {
  form: AppForm<Values>;
  /** The text above the fields. */
  lead?: ReactNode;
  action: string;
  danger?: boolean;
  /** The label of the button that leaves the form, if 'Cancel' does not fit, or is the name of the action itself. */
  leave?: string | undefined;
  /** Whether the focus of its dialog begins on the button that leaves it: what it decides can't be undone, or its first field opens something. */
  beginsSafe?: boolean;
  /** Whether a request is running, during which the form can't be left. */
  busy?: boolean;
  /** An error is shown: at its field, or above the fields. */
  onSubmit: (values: Values) => unknown;
  onCancel: () => void;
  children: ReactNode;
}

/** A short form with a submit and a cancel button, in a dialog or in the page. */
export function CancellableForm<Values extends FieldValues>(props: CancellableFormProps<Values>) {
  const { form, lead, action, danger = false, leave, beginsSafe, busy = false } = props;
  const { onSubmit, onCancel, children } = props;
  const { t } = useTranslation('common');
  const showErrors = useServerErrors(form);
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      showErrors(error);
    }
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={submit}>
        <Stack gap="md">
          {typeof lead === 'string' ? <Text c="dimmed">{lead}</Text> : lead}
          <FormAlert />
          {children}
          <DialogFoot>
            <SubmitButton color={danger ? 'danger' : undefined}>{action}</SubmitButton>
            <Button variant="default" onClick={onCancel} disabled={busy} data-autofocus={beginsSafe}>
              {leave ?? t('action.cancel')}
            </Button>
          </DialogFoot>
        </Stack>
      </Form>
    </FormProvider>
  );
}
