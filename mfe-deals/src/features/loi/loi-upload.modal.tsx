import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import type { ModalOf } from '@handover/shared/modals';
import { Text } from '@handover/shared/ui';
import { useState } from 'react';
import { DealDialog } from '../../parts/deal-dialog.tsx';
import { openLetter } from '../../rules/deal-state.ts';
import { LoiForm } from './loi-form.tsx';

/** A new version of the open letter; the server keeps the earlier one. */
export function LoiUploadModal({ dealId, letterId, onClose }: ModalOf<'loi-upload'>) {
  const { t } = useTranslation('deals');
  return (
    <DealDialog title={t('loi.update.title')} dealId={dealId} onClose={() => onClose()}>
      {(deal) => <NewVersion deal={deal} letterId={letterId} onDone={() => onClose(true)} />}
    </DealDialog>
  );
}

interface NewVersionProps {
  deal: DealDetail;
  letterId: number;
  onDone: () => void;
}

/** As it stood when it opened: when the letter is answered meanwhile, the server says so and nothing chosen is lost. */
function NewVersion({ deal, letterId, onDone }: NewVersionProps) {
  const { t } = useTranslation('deals');
  const [letter] = useState(() => openLetter(deal));
  if (letter?.id !== letterId) return <Text>{t('loi.answered')}</Text>;
  return <LoiForm dealId={deal.id} letter={letter} onDone={onDone} />;
}
