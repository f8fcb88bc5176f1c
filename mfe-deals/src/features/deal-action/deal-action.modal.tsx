import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { ModalFrame } from '@handover/shared/overlays';
import type { ComponentType } from 'react';
import type { ActionFormProps, AskedAction } from './action-form.ts';
import { CancelDeal } from './cancel-deal.tsx';
import { ChangeExclusivity } from './change-exclusivity.tsx';
import { CompleteDeal } from './complete-deal.tsx';
import { MovePhase } from './move-phase.tsx';

const forms: Record<AskedAction, ComponentType<ActionFormProps>> = {
  cancel: CancelDeal,
  complete: CompleteDeal,
  change_exclusivity: ChangeExclusivity,
  phase_forward: MovePhase,
  phase_back: MovePhase,
};

/** What weighs enough to be asked once more: cancel, complete, another phase, another end of exclusivity. */
export function DealActionModal({ deal, action, onClose }: ModalOf<'deal-action'>) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const Form = forms[action];

  return (
    <ModalFrame title={t(`ask.${action}.title`)} onClose={() => onClose()}>
      <Form
        deal={deal}
        action={action}
        onCancel={() => onClose()}
        onDone={() => {
          messages.success(t(`done.${action}`));
          onClose(true);
        }}
      />
    </ModalFrame>
  );
}
