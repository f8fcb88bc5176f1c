import { TextField, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { FormModal } from '../../components/form-modal.tsx';
import { useAskForEmailChange } from '../../queries/ask-for-email-change.mutation.ts';
import { changeEmailSchema } from './change-email.schema.ts';

/** Asks for the new address. The account has it once the link that is sent there is opened. */
export function ChangeEmailModal({ onClose }: ModalOf<'change-email'>) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const ask = useAskForEmailChange();
  const form = useAppForm({ schema: changeEmailSchema, defaultValues: { email: '' } });
  const send = async ({ email }: { email: string }) => {
    const { change } = await ask.mutateAsync(email);
    // This shows the address of the server, which normalizes the typed one.
    messages.success(t('changeEmail.sent', { email: change.pending_email ?? email }));
    onClose(true);
  };
  return (
    <FormModal
      title={t('changeEmail.title')}
      lead={t('changeEmail.lead')}
      action={t('changeEmail.submit')}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t('changeEmail.new')}
        required
        focusFirst
      />
    </FormModal>
  );
}
