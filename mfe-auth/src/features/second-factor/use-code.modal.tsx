import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { ModalFrame } from '@handover/shared/ui-extra';
import { removePasskey, removeTotp, renewRecoveryCodes } from '../../api/second-factor.api.ts';
import { useChangeSecondFactor } from '../../queries/second-factor.query.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

const TEXTS = {
  renew: { title: 'codes.renew', lead: 'codes.renewLead', submit: 'codes.renewSubmit' },
  remove: { title: 'codes.remove', lead: 'codes.removeLead', submit: 'codes.removeSubmit' },
  removePasskey: { title: 'passkeys.removeTitle', lead: 'passkeys.removeLead', submit: 'passkeys.remove' },
} as const;

/** Asks for a code, since an unattended session must not be enough to change the protection of the account. */
export function UseCodeModal({ onClose, ...use }: ModalOf<'use-code'>) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const texts = TEXTS[use.to];
  const renew = useChangeSecondFactor(renewRecoveryCodes);
  const remove = useChangeSecondFactor((http, userId, code: string) =>
    use.to === 'removePasskey'
      ? removePasskey(http, userId, use.passkey, code)
      : removeTotp(http, userId, code),
  );
  const busy = renew.isPending || remove.isPending;
  const send = async (code: string) => {
    if (use.to === 'renew') return void (await renew.mutateAsync(code));
    await remove.mutateAsync(code);
    messages.success(t(use.to === 'remove' ? 'codes.removed' : 'passkeys.removed'));
    onClose(true);
  };
  const codes = renew.data?.recovery_codes;
  return (
    <ModalFrame title={t(texts.title)} onClose={() => onClose(codes ? true : undefined)} busy={busy}>
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={() => onClose(true)} />
      ) : (
        <CodeForm lead={t(texts.lead)} submit={t(texts.submit)} onCode={send} onCancel={() => onClose()} />
      )}
    </ModalFrame>
  );
}
