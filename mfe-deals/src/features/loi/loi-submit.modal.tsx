import { useTranslation } from '@handover/shared/i18n';
import type { ModalOf } from '@handover/shared/modals';
import { ModalFrame } from '@handover/shared/ui-extra';
import { LoiForm } from './loi-form.tsx';

export function LoiSubmitModal({ dealId, onClose }: ModalOf<'loi-submit'>) {
  const { t } = useTranslation('deals');
  return (
    <ModalFrame title={t('loi.submit.title')} onClose={() => onClose()}>
      <LoiForm dealId={dealId} onDone={() => onClose(true)} />
    </ModalFrame>
  );
}
