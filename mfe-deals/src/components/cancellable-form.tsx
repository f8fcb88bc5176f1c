import { Form, FormAlert, SubmitButton } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group, Stack } from '@handover/shared/ui';
import type { FormEventHandler, ReactNode } from 'react';

interface CancellableFormProps {
  action: string;
  danger?: boolean;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  children: ReactNode;
}

/** A short form with a submit and a back button, in a dialog or in the page. Needs a FormProvider around it. */
export function CancellableForm({
  action,
  danger = false,
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
        <Group gap="sm">
          <SubmitButton color={danger ? 'danger' : undefined}>{action}</SubmitButton>
          <Button variant="default" onClick={onCancel}>
            {t('dialog.back')}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
