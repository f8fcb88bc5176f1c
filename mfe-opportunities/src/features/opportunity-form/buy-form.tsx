import type { Opportunity } from '@handover/shared/contract';
import { BuyFields } from './buy-fields.tsx';
import { buyKind } from './buy-kind.ts';
import { buySchema } from './opportunity.schema.ts';
import { type OnStored, OpportunityForm } from './opportunity-form.tsx';

export function BuyForm({ opportunity, onStored }: { opportunity?: Opportunity; onStored?: OnStored }) {
  return (
    <OpportunityForm
      kind={buyKind}
      opportunity={opportunity}
      stored={buyKind.toStored({ opportunity })}
      schema={buySchema()}
      onStored={onStored}
    >
      <BuyFields />
    </OpportunityForm>
  );
}
