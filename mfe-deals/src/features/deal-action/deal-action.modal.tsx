import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { ModalFrame } from '@handover/shared/ui-extra';
import type { ComponentType } from 'react';
import type { ActionFormProps, ConfirmedAction } from './action-form-props.ts';
import { AttachCompany } from './attach-company.tsx';
import { CancelDeal } from './cancel-deal.tsx';
import { ChangeExclusivity } from './change-exclusivity.tsx';
import { AnnounceCompletion } from './completion/announce-completion.tsx';
import { CompleteDeal } from './completion/complete-deal.tsx';
import { ConfirmCompletion } from './completion/confirm-completion.tsx';
import { RefuseCompletion } from './completion/refuse-completion.tsx';
import { MovePhase } from './move-phase.tsx';
import { ProposeEnd } from './propose-end.tsx';

const forms: Record<ConfirmedAction, ComponentType<ActionFormProps>> = {
  attach_company: AttachCompany,
  cancel: CancelDeal,
  complete: CompleteDeal,
  confirm_completion: ConfirmCompletion,
  refuse_completion: RefuseCompletion,
  announce_completion: AnnounceCompletion,
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
  // Where the buyer has confirmed before, nobody is asked any more.
  const isLast = action === 'complete' && deal.completion?.state === 'announced';
  const done = isLast ? 'completed' : action;

  return (
    <ModalFrame title={t(`actionDialog.${action}.title`)} onClose={() => onClose()}>
      <Form
        deal={deal}
        action={action}
        onCancel={() => onClose()}
        onDone={() => {
          messages.success(t(`success.${done}`));
          onClose(true);
        }}
      />
    </ModalFrame>
  );
}
