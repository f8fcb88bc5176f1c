import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { LoadingBlock, QueryView, Text } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDeal } from '../queries/deal.query.ts';

interface DealDialogProps {
  title: string;
  dealId: number;
  onClose: () => void;
  /** Whether a request is running, during which the dialog can't be closed. */
  busy?: boolean;
  size?: 'md' | 'lg';
  children: (deal: DealDetail) => ReactNode;
}

/** A dialog that has an address of its own: the deal is loaded first, and may not exist. */
export function DealDialog({ title, dealId, onClose, busy, size, children }: DealDialogProps) {
  const { t } = useTranslation('deals');
  return (
    <ModalFrame title={title} onClose={onClose} busy={busy} size={size}>
      <QueryView
        query={useDeal(dealId)}
        skeleton={<LoadingBlock variant="form" count={2} label={t('view.loading')} />}
        notFound={<Text>{t('view.notFound.text')}</Text>}
      >
        {(deal) => <AutofocusedContent>{children(deal)}</AutofocusedContent>}
      </QueryView>
    </ModalFrame>
  );
}

/** The dialog has set its focus, to the close button, before this content is loaded; so the focus moves again. */
function AutofocusedContent({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [named, field] = ['[data-autofocus]', 'input:not([type="hidden"]), textarea'].map((which) =>
      content.current?.querySelector<HTMLElement>(which),
    );
    (named ?? field)?.focus({ preventScroll: true });
  }, []);
  return <div ref={content}>{children}</div>;
}
