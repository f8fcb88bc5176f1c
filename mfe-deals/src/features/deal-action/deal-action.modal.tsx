import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { ModalFrame } from '@handover/shared/ui-extra';
import type { ComponentType } from 'react';
import type { ActionFormProps, ConfirmedAction } from './action-form-props.ts';
import { CancelDeal } from './cancel-deal.tsx';
import { ChangeExclusivity } from './change-exclusivity.tsx';
import { CompleteDeal } from './complete-deal.tsx';
import { MovePhase } from './move-phase.tsx';
import { ProposeEnd } from './propose-end.tsx';

const forms: Record<ConfirmedAction, ComponentType<ActionFormProps>> = {
  cancel: CancelDeal,
  complete: CompleteDeal,
  change_exclusivity: ChangeExclusivity,
  propose_exclusivity_end: ProposeEnd,
  phase_forward: MovePhase,
  phase_back: MovePhase,
};

/** The actions that need a confirmation, a reason or a date. */
export function DealActionModal({ deal, action, onClose }: ModalOf<'deal-action'>) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const Form = forms[action];

  return (
    <ModalFrame title={t(`actionDialog.${action}.title`)} onClose={() => onClose()}>
      <Form
        deal={deal}
        action={action}
        onCancel={() => onClose()}
        onDone={() => {
          messages.success(t(`success.${action}`));
          onClose(true);
        }}
      />
    </ModalFrame>
  );
}
