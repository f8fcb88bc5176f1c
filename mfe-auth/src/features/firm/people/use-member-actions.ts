import type { FirmMember, FirmRole } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useConfirm } from '@handover/shared/modals';
import { useChangeRole, useHandOnFirm, useRemoveMember } from '../../../queries/firm.mutation.ts';
import { useTold } from '../use-told.ts';

/** What an owner does about a person of the firm; each failure is told. */
export function useMemberActions({ id, first_name, last_name, role: before, is_me }: FirmMember) {
  const { t } = useTranslation('auth');
  const tell = useTold();
  const confirm = useConfirm();
  const [change, drop, pass] = [useChangeRole(), useRemoveMember(), useHandOnFirm()];
  const name = `${first_name} ${last_name}`;
  return {
    setRole: async (role: FirmRole | undefined) => {
      if (!role || role === before) return;
      const question = {
        title: t('firm.step.title'),
        text: t('firm.step.text'),
        action: t('firm.step.action'),
      };
      if (is_me && !(await confirm({ ...question, danger: true }))) return;
      void tell(
        change.mutateAsync({ id, role }),
        t('firm.roleChanged', { name, role: t(`firm.roles.${role}`) }),
      );
    },
    remove: async () => {
      const [title, text] = [t('firm.remove.title', { name }), t('firm.remove.text')];
      if (await confirm({ title, text, action: t('firm.remove.action'), danger: true }))
        void tell(drop.mutateAsync(id), t('firm.remove.done', { name }));
    },
    handOn: async () => {
      const [title, text] = [t('firm.handOn.title', { name }), t('firm.handOn.text', { name })];
      if (await confirm({ title, text, action: t('firm.handOn.action'), danger: true }))
        void tell(pass.mutateAsync(id), t('firm.handOn.done', { name }));
    },
  };
}
