import { NDA_VERSION, type Opportunity, TEXT } from '@handover/shared/contract';
import {
  CheckboxField,
  FormAlert,
  FormProvider,
  SubmitButton,
  TextAreaField,
  useAppForm,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Group, Stack } from '@handover/shared/ui';
import { useRequestAccess } from '../../queries/request-access.mutation.ts';
import { type AskValues, askSchema } from './ask.schema.ts';
import { NdaText } from './nda-text.tsx';
import { useDenialText } from './use-denial-text.ts';

interface AskFormProps {
  opportunity: Pick<Opportunity, 'id' | 'type_of_opportunity'>;
  onAsked: () => void;
}

/** 'Requested' shows at once in the page below; this stays until the server has taken it, with what was typed. */
export function AskForm({ opportunity, onAsked }: AskFormProps) {
  const { t } = useTranslation('opportunities');
  const denialText = useDenialText();
  const { id, type_of_opportunity: context } = opportunity;
  const request = useRequestAccess(id);
  const form = useAppForm<AskValues>({
    schema: askSchema(t('panel.ask.ndaRequired')),
    defaultValues: { nda_accepted: false, message: '' },
  });
  const send = form.handleSubmit(({ message }) =>
    request
      .mutateAsync(message)
      .then(onAsked, (error) => form.setError('root.server', { type: 'server', message: denialText(error) })),
  );

  return (
    <FormProvider {...form}>
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <NdaText />
          <CheckboxField
            name="nda_accepted"
            label={t('panel.ask.nda')}
            description={t('panel.ask.ndaHelp', { version: NDA_VERSION })}
            required
          />
          <TextAreaField
            name="message"
            label={t('panel.ask.message')}
            description={t('panel.ask.messageHelp', { context })}
            maxLength={TEXT.longMax}
            rows={3}
          />
          <FormAlert title={t('panel.ask.failed')} />
          <Group>
            <SubmitButton>{t('panel.ask.send')}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  );
}
