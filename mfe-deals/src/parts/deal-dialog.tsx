import type { DealDetail } from '@handover/shared/contract';
import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { LoadError } from '@handover/shared/messages';
import { ModalFrame } from '@handover/shared/overlays';
import { LoadingBlock, Text } from '@handover/shared/ui';
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
  const { data: deal, error, isPending, isFetching, refetch } = useDeal(dealId);
  const content = useRef<HTMLDivElement>(null);
  const here = deal !== undefined;
  // What is fetched first comes after the dialog has chosen its focus, which is on the button that closes it.
  useEffect(() => {
    if (here) content.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [here]);
  return (
    <ModalFrame title={title} onClose={onClose}>
      {deal ? <div ref={content}>{children(deal)}</div> : null}
      {isPending ? <LoadingBlock variant="form" count={2} label={t('view.loading')} /> : null}
      {!deal && error && isHttpError(error) && error.status === 404 ? (
        <Text>{t('view.missing.text')}</Text>
      ) : null}
      {!deal && error && !(isHttpError(error) && error.status === 404) ? (
        <LoadError error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : null}
    </ModalFrame>
  );
}
