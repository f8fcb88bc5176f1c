import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import type { ModalOf } from '@handover/shared/modals';
import { Text } from '@handover/shared/ui';
import { useState } from 'react';
import { DealDialog } from '../../parts/deal-dialog.tsx';
import { may } from '../../rules/deal-state.ts';
import { AskForm } from './ask-form.tsx';
import { OneQuestion } from './one-question.tsx';

/** Asks a question; with one, answers it, or corrects one's own until it is answered. */
export function DealQaModal({ dealId, questionId, onClose }: ModalOf<'deal-qa'>) {
  const { t } = useTranslation('deals');
  const done = () => onClose(true);
  return (
    <DealDialog
      title={t(questionId === undefined ? 'questions.askTitle' : 'questions.oneTitle')}
      dealId={dealId}
      onClose={() => onClose()}
    >
      {(deal) =>
        questionId === undefined ? (
          <Ask deal={deal} onAsked={done} />
        ) : (
          <OneQuestion id={questionId} deal={deal} onDone={done} onBack={() => onClose()} />
        )
      }
    </DealDialog>
  );
}

/** As it stood when it opened: when the deal is paused meanwhile, the server says so and what was typed is kept. */
function Ask({ deal, onAsked }: { deal: DealDetail; onAsked: () => void }) {
  const { t } = useTranslation('deals');
  const [open] = useState(() => may(deal, 'ask'));
  return open ? <AskForm dealId={deal.id} onAsked={onAsked} /> : <Text>{t('questions.closed')}</Text>;
}
