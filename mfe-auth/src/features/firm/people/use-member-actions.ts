import type { FirmMember, FirmRole } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { useChangeRole, useHandOnFirm, useRemoveMember } from '../../../queries/firm.mutation.ts';

/** What an owner does about a person of the firm; each failure is told. */
export function useMemberActions({ id, first_name, last_name, role: before, is_me }: FirmMember) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const confirm = useConfirm();
  const [change, drop, pass] = [useChangeRole(), useRemoveMember(), useHandOnFirm()];
  const name = `${first_name} ${last_name}`;
  const told = (text: string) => ({
    onSuccess: () => void messages.success(text),
    onError: (error: unknown) => void messages.failure(error),
  });
  return {
    setRole: async (role: FirmRole | undefined) => {
      if (!role || role === before) return;
      const question = {
        title: t('firm.step.title'),
        text: t('firm.step.text'),
        action: t('firm.step.action'),
      };
      if (is_me && !(await confirm({ ...question, danger: true }))) return;
      change.mutate({ id, role }, told(t('firm.roleChanged', { name, role: t(`firm.roles.${role}`) })));
    },
    remove: async () => {
      const [title, text] = [t('firm.remove.title', { name }), t('firm.remove.text')];
      if (await confirm({ title, text, action: t('firm.remove.action'), danger: true }))
        drop.mutate(id, told(t('firm.remove.done', { name })));
    },
    handOn: async () => {
      const [title, text] = [t('firm.handOn.title', { name }), t('firm.handOn.text', { name })];
      if (await confirm({ title, text, action: t('firm.handOn.action'), danger: true }))
        pass.mutate(id, told(t('firm.handOn.done', { name })));
    },
  };
}
