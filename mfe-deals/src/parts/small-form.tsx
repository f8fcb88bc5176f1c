import { FormAlert, SubmitButton } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group, Stack } from '@handover/shared/ui';
import type { FormEventHandler, ReactNode } from 'react';

interface SmallFormProps {
  action: string;
  danger?: boolean;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  children: ReactNode;
}

/** A field or two with a way forward and a way back, in a dialog or in the page; stands in a FormProvider. */
export function SmallForm({ action, danger = false, onSubmit, onCancel, children }: SmallFormProps) {
  const { t } = useTranslation('deals');
  return (
    <form onSubmit={onSubmit} noValidate>
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
    </form>
  );
}
