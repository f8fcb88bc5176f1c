import {
  Form,
  FormAlert,
  FormProvider,
  PhoneField,
  SubmitButton,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { usePlatform } from '@handover/shared/platform';
import { currentUserQuery } from '@handover/shared/session';
import { Button, Group, Stack, Text } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useSaveProfile } from '../../queries/save-profile.mutation.ts';
import { phoneSchema } from './phone.schema.ts';

/** Asks for the phone number, which LinkedIn and Google do not send; it can also be added in the profile later. */
export function OauthSubmitModal({ onClose }: ModalOf<'oauth-submit'>) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const { http, queries } = usePlatform();
  const save = useSaveProfile();
  const form = useAppForm({
    schema: phoneSchema,
    defaultValues: { phone: '' },
  });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(async ({ phone }) => {
    try {
      const user = await queries.ensureQueryData(currentUserQuery(http));
      await save.mutateAsync({ userId: user.id, changed: { phone } });
      messages.success(t('oauthSubmit.done'));
      onClose(true);
    } catch (error) {
      showErrors(error);
    }
  });

  return (
    <ModalFrame title={t('oauthSubmit.title')} onClose={() => onClose()} busy={save.isPending}>
      <FormProvider {...form}>
        <Form onSubmit={send}>
          <Stack gap="md">
            <Text c="dimmed">{t('oauthSubmit.lead')}</Text>
            <FormAlert />
            <PhoneField
              name="phone"
              label={t('fields.phone')}
              description={t('help.phone')}
              required
              focusFirst
            />
            <Group gap="sm">
              <SubmitButton>{t('oauthSubmit.submit')}</SubmitButton>
              <Button variant="default" onClick={() => onClose()} disabled={save.isPending}>
                {t('oauthSubmit.later')}
              </Button>
            </Group>
          </Stack>
        </Form>
      </FormProvider>
    </ModalFrame>
  );
}
