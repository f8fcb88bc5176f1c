import { NDA_VERSION, type Opportunity, TEXT } from '@handover/shared/contract';
import {
  CheckboxField,
  DraftNotice,
  Form,
  FormAlert,
  FormProvider,
  SubmitButton,
  TextAreaField,
  useAppForm,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group, Stack } from '@handover/shared/ui';
import { useRequestAccess } from '../../queries/request-access.mutation.ts';
import { NdaText } from './nda-text.tsx';
import { type RequestAccessValues, requestAccessSchema } from './request-access.schema.ts';
import { ShowProfile } from './show-profile.tsx';
import { UnprovenNotice } from './unproven-notice.tsx';
import { useDenialText } from './use-denial-text.ts';

interface RequestAccessFormProps {
  opportunity: Pick<Opportunity, 'id' | 'type_of_opportunity'>;
  onAsked: () => void;
  onLeave: () => void;
}

/** The page below shows 'Requested' at once; the form stays until the server has answered, so that no input is lost. */
export function RequestAccessForm({ opportunity, onAsked, onLeave }: RequestAccessFormProps) {
  const { t } = useTranslation('opportunities');
  const denialText = useDenialText(opportunity.type_of_opportunity);
  const { id, type_of_opportunity: context } = opportunity;
  const request = useRequestAccess(id);
  const form = useAppForm<RequestAccessValues>({
    schema: requestAccessSchema(t('access.request.ndaRequired', { context })),
    defaultValues: { nda_accepted: false, message: '', shows_profile: false },
    draftKey: `access-to-${id}`,
  });
  const submit = form.handleSubmit(({ message, shows_profile }) =>
    request
      .mutateAsync({ message, shows_profile })
      .then(onAsked, (error) => form.setError('root.server', { type: 'server', message: denialText(error) })),
  );

  return (
    <FormProvider {...form}>
      <Form onSubmit={submit}>
        <Stack gap="md">
          <UnprovenNotice type={context} />
          <NdaText type={context} />
          <CheckboxField
            name="nda_accepted"
            label={t('access.request.nda')}
            description={t('access.request.ndaHelp', { version: NDA_VERSION })}
            required
          />
          <TextAreaField
            name="message"
            label={t('access.request.message', { context })}
            description={t('access.request.messageHelp', { context })}
            maxLength={TEXT.longMax}
            rows={3}
          />
          {context === 'sell' ? <ShowProfile /> : null}
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
