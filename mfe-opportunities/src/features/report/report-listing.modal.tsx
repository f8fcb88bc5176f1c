import type { ReportReceipt } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import type { ModalOf } from '@handover/shared/modals';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { Receipt } from './receipt.tsx';
import { ReportForm } from './report-form.tsx';

/** Reports a listing to staff, then shows the receipt. */
export function ReportListingModal({ opportunityId, title, onClose }: ModalOf<'report-listing'>) {
  const { t } = useTranslation('opportunities');
  const [receipt, setReceipt] = useState<ReportReceipt>();
  const [busy, setBusy] = useState(false);
  return (
    <ModalFrame
      title={t(receipt ? 'report.received' : 'report.action')}
      busy={busy}
      onClose={() => onClose(receipt && true)}
    >
      {receipt ? (
        <Receipt receipt={receipt} onClose={() => onClose(true)} />
      ) : (
        <ReportForm
          opportunityId={opportunityId}
          title={title}
          onBusy={setBusy}
          onSent={setReceipt}
          onCancel={() => onClose()}
        />
      )}
    </ModalFrame>
  );
}
