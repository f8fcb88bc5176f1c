import { PhoneField, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { usePlatform } from '@handover/shared/platform';
import { currentUserQuery } from '@handover/shared/session';
import { FormModal } from '../../components/form-modal.tsx';
import { useSaveProfile } from '../../queries/save-profile.mutation.ts';
import { phoneSchema } from './phone.schema.ts';

/** Asks for the phone number, which LinkedIn and Google do not send; it can also be added in the profile later. */
export function OauthSubmitModal({ onClose }: ModalOf<'oauth-submit'>) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const { http, queries } = usePlatform();
  const save = useSaveProfile();
  const form = useAppForm({ schema: phoneSchema, defaultValues: { phone: '' } });
  const send = async ({ phone }: { phone: string }) => {
    const user = await queries.ensureQueryData(currentUserQuery(http));
    await save.mutateAsync({ userId: user.id, changed: { phone } });
    messages.success(t('oauthSubmit.done'));
    onClose(true);
  };

  return (
    <FormModal
      title={t('oauthSubmit.title')}
      lead={t('oauthSubmit.lead')}
      action={t('oauthSubmit.submit')}
      leave={t('oauthSubmit.later')}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <PhoneField name="phone" label={t('fields.phone')} description={t('help.phone')} required focusFirst />
    </FormModal>
  );
}
