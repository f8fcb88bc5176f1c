import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { FormProvider, useAppForm, useServerErrors } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Text } from '@handover/shared/ui';
import { useRequestAccess } from '../../queries/request-access.mutation.ts';
import { type AskValues, askSchema } from './ask.schema.ts';
import { AskForm } from './ask-form.tsx';
import { Requested } from './requested.tsx';

/** The form outlives the 'requested' it turns into at once, so that a refusal brings back what was typed. */
export function AskForAccess({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { date } = useFormat();
  const messages = useMessages();
  const ask = useRequestAccess(opportunity.id);
  const form = useAppForm<AskValues>({
    schema: askSchema(t('panel.ask.ndaRequired')),
    defaultValues: { nda_accepted: false, message: '' },
  });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(({ message }) =>
    ask.mutateAsync(message).catch((error) => {
      messages.failure(error, t('panel.ask.failed'));
      showErrors(error);
    }),
  );
  const { status, can_request_from } = opportunity.request_access_status;
  if (status === 'requested') return <Requested />;
  if (can_request_from && new Date(can_request_from) > new Date())
    return <Text>{t('panel.later', { date: date(can_request_from) })}</Text>;
  return (
    <FormProvider {...form}>
      <AskForm type={opportunity.type_of_opportunity} onSubmit={send} />
    </FormProvider>
  );
}
