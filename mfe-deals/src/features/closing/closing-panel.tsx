import type { Closing, DealDetail } from '@handover/shared/contract';
import { useRowFocus } from '@handover/shared/forms';
import { LoadingBlock, QueryView } from '@handover/shared/ui';
import { useRef } from 'react';
import { useClosing } from '../../queries/closing.query.ts';
import { mayAs } from '../../rules/acting.ts';
import { AgreementList } from './agreements/agreement-list.tsx';
import classes from './closing.module.css';
import { ClosingList } from './lines/closing-list.tsx';

/** The closing: agreements with their drafts, and what has to be there or done, for both sides. */
export function ClosingPanel({ deal }: { deal: DealDetail }) {
  return (
    <QueryView query={useClosing(deal.id)} skeleton={<LoadingBlock variant="list" count={6} />}>
      {(closing) => <ClosingView deal={deal} closing={closing} />}
    </QueryView>
  );
}

function ClosingView({ deal, closing }: { deal: DealDetail; closing: Closing }) {
  const container = useRef<HTMLDivElement>(null);
  useRowFocus(container);
  const mayWrite = closing.may_write && mayAs(deal.acting_for, 'ask');
  return (
    <div ref={container} tabIndex={-1} className={classes.panel}>
      <AgreementList deal={deal} agreements={closing.agreements} mayWrite={mayWrite} />
      <ClosingList deal={deal} lines={closing.lines} mayWrite={mayWrite} />
    </div>
  );
}
