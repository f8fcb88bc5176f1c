import { TEXT } from '@handover/shared/contract';
import { CheckboxField, FormAlert, SubmitButton, TextAreaField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Stack, Text } from '@handover/shared/ui';
import type { FormEventHandler } from 'react';

export function AskForm({ onSubmit }: { onSubmit: FormEventHandler<HTMLFormElement> }) {
  const { t } = useTranslation('opportunities');
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <Text>{t('panel.ask.text')}</Text>
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
          description={t('panel.ask.messageHelp')}
          maxLength={TEXT.longMax}
          rows={3}
        />
        <SubmitButton>{t('panel.ask.action')}</SubmitButton>
      </Stack>
    </form>
  );
}
