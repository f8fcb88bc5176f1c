import type { Opportunity } from '@handover/shared/contract';
import { BuyFields } from './buy-fields.tsx';
import { mandate } from './buy-values.ts';
import { buySchema } from './opportunity.schema.ts';
import { OpportunityForm } from './opportunity-form.tsx';

export function BuyForm({ opportunity }: { opportunity?: Opportunity }) {
  return (
    <OpportunityForm
      kind={mandate}
      opportunity={opportunity}
      stored={mandate.toStored({ opportunity })}
      schema={buySchema()}
    >
      <BuyFields />
    </OpportunityForm>
  );
}
