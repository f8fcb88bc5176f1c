import { type OpportunityType, TEXT } from '@handover/shared/contract';
import { CheckboxField, FormAlert, SubmitButton, TextAreaField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Stack, Text } from '@handover/shared/ui';
import type { FormEventHandler } from 'react';

interface AskFormProps {
  type: OpportunityType;
  onSubmit: FormEventHandler<HTMLFormElement>;
}

/** A mandate is answered with other words than a sale. */
export function AskForm({ type: context, onSubmit }: AskFormProps) {
  const { t } = useTranslation('opportunities');
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <Text>{t('panel.ask.text', { context })}</Text>
        <FormAlert />
        <CheckboxField
          name="nda_accepted"
          label={t('panel.ask.nda')}
          description={t('panel.ask.ndaHelp')}
          required
        />
        <TextAreaField
          name="message"
          label={t('panel.ask.message')}
          description={t('panel.ask.messageHelp', { context })}
          maxLength={TEXT.longMax}
          rows={3}
        />
        <SubmitButton>{t('panel.ask.action')}</SubmitButton>
      </Stack>
    </form>
  );
}
