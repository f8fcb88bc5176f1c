import { Form, FormAlert, SubmitButton } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Stack } from '@handover/shared/ui';
import type { FormEventHandler, ReactNode } from 'react';
import { DialogFoot } from './dialog-foot.tsx';

interface CancellableFormProps {
  action: string;
  danger?: boolean;
  /** Says what leaves the form where the action itself is called to cancel. */
  leave?: string | undefined;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  children: ReactNode;
}

/** A short form with a submit and a cancel button, in a dialog or in the page. Needs a FormProvider around it. */
export function CancellableForm({
  action,
  danger = false,
  leave,
  onSubmit,
  onCancel,
  children,
}: CancellableFormProps) {
  const { t } = useTranslation('deals');
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap="md">
        <FormAlert />
        {children}
        <DialogFoot>
          <SubmitButton color={danger ? 'danger' : undefined}>{action}</SubmitButton>
          <Button variant="default" onClick={onCancel}>
            {leave ?? t('dialog.cancel')}
          </Button>
        </DialogFoot>
      </Stack>
    </Form>
  );
}
