import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import type { ModalOf } from '@handover/shared/modals';
import { Text } from '@handover/shared/ui';
import { useState } from 'react';
import { DealDialog } from '../../components/deal-dialog.tsx';
import { pendingLetter } from '../../rules/deal-state.ts';
import { LoiForm } from './form/loi-form.tsx';

/** Sends a new version of the pending letter; the server keeps the earlier one. */
export function LoiUploadModal({ dealId, letterId, onClose }: ModalOf<'loi-upload'>) {
  const { t } = useTranslation('deals');
  return (
    <DealDialog title={t('loi.update.title')} dealId={dealId} size="lg" onClose={() => onClose()}>
      {(deal) => (
        <NewVersion deal={deal} letterId={letterId} onDone={() => onClose(true)} onCancel={() => onClose()} />
      )}
    </DealDialog>
  );
}

interface NewVersionProps {
  deal: DealDetail;
  letterId: number;
  onDone: () => void;
  onCancel: () => void;
}

/** Decided when it opens: a letter that is answered meanwhile is refused by the server, and what was chosen is kept. */
function NewVersion({ deal, letterId, ...rest }: NewVersionProps) {
  const { t } = useTranslation('deals');
  const [letter] = useState(() => pendingLetter(deal));
  if (letter?.id !== letterId) return <Text>{t('loi.notPending')}</Text>;
  return <LoiForm deal={deal} letter={letter} {...rest} />;
}
