import { AccountName, PasswordField, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { useCurrentUser } from '@handover/shared/session';
import { Text } from '@handover/shared/ui';
import { FormModal } from '../../components/form-modal.tsx';
import { useCloseAccount } from '../../queries/close-account.mutation.ts';
import { closeAccountSchema } from './close-account.schema.ts';
import { closeProblem } from './close-problem.ts';

/** Explains which data is deleted and which is kept, and asks for the password. */
export function CloseAccountModal({ hasPassword, onClose }: ModalOf<'close-account'>) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const user = useCurrentUser();
  const close = useCloseAccount();
  const form = useAppForm({
    schema: closeAccountSchema(hasPassword),
    defaultValues: { password: '' },
  });
  const send = async ({ password }: { password: string }) => {
    try {
      await close.mutateAsync(hasPassword ? password : undefined);
      onClose(true);
      messages.success(t('close.done'));
    } catch (error) {
      const problem = closeProblem(error, t);
      if (!problem) throw error;
      form.setError('root.server', { type: 'server', message: problem });
    }
  };
  const lead = (
    <>
      <Text>{t('close.goes')}</Text>
      <Text>{t('close.stays')}</Text>
      <Text c="dimmed">{t('close.exportFirst')}</Text>
    </>
  );

  return (
    <FormModal
      title={t('close.title')}
      lead={lead}
      action={t('close.submit')}
      danger
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      {hasPassword && (
        <>
          <AccountName email={user.data?.email} />
          <PasswordField name="password" label={t('fields.password')} required focusFirst />
        </>
      )}
    </FormModal>
  );
}
