import { useTranslation } from '@handover/shared/i18n';
import type { ModalOf } from '@handover/shared/modals';
import { Dialog } from '../../parts/dialog.tsx';
import { LoiForm } from './loi-form.tsx';

export function LoiSubmitModal({ dealId, onClose }: ModalOf<'loi-submit'>) {
  const { t } = useTranslation('deals');
  return (
    <Dialog title={t('loi.submit.title')} onClose={() => onClose()}>
      <LoiForm dealId={dealId} onDone={() => onClose(true)} />
    </Dialog>
  );
}
