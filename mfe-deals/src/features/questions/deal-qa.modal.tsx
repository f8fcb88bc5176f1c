import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import type { ModalOf } from '@handover/shared/modals';
import { Text } from '@handover/shared/ui';
import { useState } from 'react';
import { DealDialog } from '../../components/deal-dialog.tsx';
import { can } from '../../rules/deal-state.ts';
import { QuestionLoader } from './question-loader.tsx';
import { AskForm } from './writing/ask-form.tsx';

/** Asks a new question, or with a `questionId` answers it or corrects the viewer's own. */
export function DealQaModal({ dealId, questionId, onClose }: ModalOf<'deal-qa'>) {
  const { t } = useTranslation('deals');
  const done = () => onClose(true);
  const cancel = () => onClose();
  return (
    <DealDialog
      title={t(questionId === undefined ? 'questions.askTitle' : 'questions.title')}
      dealId={dealId}
      onClose={cancel}
    >
      {(deal) =>
        questionId === undefined ? (
          <NewQuestion deal={deal} onAsked={done} />
        ) : (
          <QuestionLoader id={questionId} deal={deal} onDone={done} onCancel={cancel} />
        )
      }
    </DealDialog>
  );
}

/** Decided when it opens: a deal that is paused meanwhile is refused by the server, and what was typed is kept. */
function NewQuestion({ deal, onAsked }: { deal: DealDetail; onAsked: () => void }) {
  const { t } = useTranslation('deals');
  const [canAsk] = useState(() => can(deal, 'ask'));
  return canAsk ? (
    <AskForm dealId={deal.id} isOpen onAsked={onAsked} />
  ) : (
    <Text>{t('questions.closed')}</Text>
  );
}
