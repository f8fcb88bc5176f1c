import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { ModalFrame } from '@handover/shared/overlays';
import { LoadingBlock, QueryView, Text } from '@handover/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDeal } from '../queries/deal.query.ts';

interface DealDialogProps {
  title: string;
  dealId: number;
  onClose: () => void;
  children: (deal: DealDetail) => ReactNode;
}

/** A dialog about a deal that may be opened by an address alone: the deal is fetched first, and may not be there. */
export function DealDialog({ title, dealId, onClose, children }: DealDialogProps) {
  const { t } = useTranslation('deals');
  return (
    <ModalFrame title={title} onClose={onClose}>
      <QueryView
        query={useDeal(dealId)}
        skeleton={<LoadingBlock variant="form" count={2} label={t('view.loading')} />}
        notFound={<Text>{t('view.missing.text')}</Text>}
      >
        {(deal) => <AutofocusedContent>{children(deal)}</AutofocusedContent>}
      </QueryView>
    </ModalFrame>
  );
}

/** What is fetched first comes after the dialog has chosen its focus, which is on the button that closes it. */
function AutofocusedContent({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return <div ref={content}>{children}</div>;
}
