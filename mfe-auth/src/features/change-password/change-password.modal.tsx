import { AccountName, PasswordField, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { useCurrentUser } from '@handover/shared/session';
import type { PasswordChange } from '../../api/profile.api.ts';
import { FormModal } from '../../components/form-modal.tsx';
import { useChangePassword } from '../../queries/change-password.mutation.ts';
import { changePasswordSchema } from './change-password.schema.ts';

/** Changes the password, which ends every other session of the account. */
export function ChangePasswordModal({ onClose }: ModalOf<'change-password'>) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const user = useCurrentUser();
  const change = useChangePassword();
  const form = useAppForm({
    schema: changePasswordSchema,
    defaultValues: { old_password: '', password1: '', password2: '' },
  });
  const send = async (values: PasswordChange) => {
    await change.mutateAsync(values);
    messages.success(t('changePassword.done'));
    onClose(true);
  };

  return (
    <FormModal
      title={t('changePassword.title')}
      lead={t('changePassword.lead')}
      action={t('changePassword.submit')}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <AccountName email={user.data?.email} />
      <PasswordField
        name="old_password"
        label={t('changePassword.old')}
        autoComplete="current-password"
        required
        focusFirst
      />
      <PasswordField name="password1" label={t('changePassword.new')} withRules required />
      <PasswordField
        name="password2"
        label={t('changePassword.again')}
        autoComplete="new-password"
        required
      />
    </FormModal>
  );
}
