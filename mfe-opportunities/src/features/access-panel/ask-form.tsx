import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { CheckboxField, SubmitButton, TextAreaField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Stack, Text } from '@handover/shared/ui';

export const AskForm = ({ opportunity }: { opportunity: Opportunity }) => {
  const { t } = useTranslation('opportunities');
  const format = useFormat();
  const from = opportunity.request_access_status.can_request_from;
  if (from && new Date(from) > new Date()) {
    return <Text>{t('access.askAgain', { date: format.date(from) })}</Text>;
  }
  return (
    <Stack>
      <Text>{t(`access.ask.${opportunity.type_of_opportunity}`)}</Text>
      <CheckboxField name="nda" label={t('access.nda')} description={t('access.ndaHelp')} required />
      <TextAreaField
        name="message"
        label={t('access.message')}
        description={t('access.messageHelp')}
        rows={3}
        maxLength={5000}
      />
      <SubmitButton>{t('access.send')}</SubmitButton>
    </Stack>
  );
};
