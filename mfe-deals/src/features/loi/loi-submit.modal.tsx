import { useTranslation } from '@handover/shared/i18n';
import type { ModalOf } from '@handover/shared/modals';
import { DealDialog } from '../../components/deal-dialog.tsx';
import { LoiForm } from './form/loi-form.tsx';

export function LoiSubmitModal({ dealId, onClose }: ModalOf<'loi-submit'>) {
  const { t } = useTranslation('deals');
  return (
    <DealDialog title={t('loi.submit.title')} dealId={dealId} size="lg" onClose={() => onClose()}>
      {(deal) => <LoiForm deal={deal} onDone={() => onClose(true)} onCancel={() => onClose()} />}
    </DealDialog>
  );
}
