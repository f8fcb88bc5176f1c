import { TEXT } from '@handover/shared/contract';
import { FormProvider, SubmitButton, TextAreaField, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group, Stack } from '@handover/shared/ui';
import { useEffect } from 'react';
import { rejectSchema } from './reject.schema.ts';

interface RejectFormProps {
  initial: string;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

/** Replaces the buttons of the decision, so that the texts stay visible. The owner reads the reason. */
export function RejectForm({ initial, onReject, onCancel }: RejectFormProps) {
  const { t } = useTranslation('opportunities');
  const form = useAppForm({ schema: rejectSchema, defaultValues: { reason: initial } });
  const { setFocus } = form;
  useEffect(() => setFocus('reason'), [setFocus]);
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(({ reason }) => onReject(reason.trim()))} noValidate>
        <Stack gap="sm">
          <TextAreaField
            name="reason"
            label={t('moderation.reason')}
            description={t('moderation.reasonHelp')}
            maxLength={TEXT.longMax}
            required
          />
          <Group gap="sm">
            <SubmitButton color="danger">{t('moderation.confirmReject')}</SubmitButton>
            <Button variant="default" onClick={onCancel}>
              {t('form.cancel')}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  );
}
