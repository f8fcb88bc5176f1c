import { type AgreementText, type Opportunity, TEXT } from '@handover/shared/contract';
import {
  DraftNotice,
  Form,
  FormAlert,
  FormProvider,
  SubmitButton,
  TextAreaField,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group, Stack } from '@handover/shared/ui';
import { useRequestAccess } from '../../queries/request-access.mutation.ts';
import { BroughtCompany } from './brought-company.tsx';
import { NdaConsent } from './nda-consent.tsx';
import { type RequestAccessValues, requestAccessSchema } from './request-access.schema.ts';
import { ShowProfile } from './show-profile.tsx';
import { SignatureField } from './signature-field.tsx';
import { UnprovenNotice } from './unproven-notice.tsx';
import { useDenialText } from './use-denial-text.ts';

interface RequestAccessFormProps {
  opportunity: Pick<Opportunity, 'id' | 'type_of_opportunity'>;
  agreement: AgreementText;
  onAsked: () => void;
  onLeave: () => void;
}

/** The page below shows 'Requested' at once; the form stays until the server has answered, so that no input is lost. */
export function RequestAccessForm({ opportunity, agreement, onAsked, onLeave }: RequestAccessFormProps) {
  const { t } = useTranslation('opportunities');
  const denialText = useDenialText(opportunity.type_of_opportunity);
  const { id, type_of_opportunity: context } = opportunity;
  const request = useRequestAccess(id);
  const form = useAppForm<RequestAccessValues>({
    schema: requestAccessSchema(t('access.request.ndaRequired', { context })),
    defaultValues: {
      nda_accepted: false,
      signature: '',
      message: '',
      shows_profile: false,
      company_id: null,
    },
    draftKey: `access-to-${id}`,
  });
  const showErrors = useServerErrors(form);
  const submit = form.handleSubmit(({ message, shows_profile, signature, company_id }) =>
    request
      .mutateAsync({ message, shows_profile, signature, agreement, company_id })
      .then(onAsked, (error) => {
        const message = denialText(error);
        if (!showErrors(error) && message) form.setError('root.server', { type: 'server', message });
      }),
  );

  return (
    <FormProvider {...form}>
      <Form onSubmit={submit}>
        <Stack gap="md">
          <UnprovenNotice type={context} />
          <NdaConsent agreement={agreement} />
          <SignatureField />
          <TextAreaField
            name="message"
            label={t('access.request.message', { context })}
            description={t('access.request.messageHelp', { context })}
            maxLength={TEXT.longMax}
            rows={3}
          />
          {context === 'sell' ? <ShowProfile /> : <BroughtCompany />}
          <FormAlert title={t('access.request.failed', { context })} />
          <DraftNotice />
          <Group gap="sm">
            <SubmitButton>{t('access.request.send', { context })}</SubmitButton>
            <Button variant="default" onClick={onLeave} disabled={request.isPending}>
              {t('dialog.cancel')}
            </Button>
          </Group>
        </Stack>
      </Form>
    </FormProvider>
  );
}
