import type { Opportunity } from '@handover/shared/contract';
import { BuyFields } from './buy-fields.tsx';
import { buyBody, buyDefaults } from './buy-values.ts';
import { buySchema } from './opportunity.schema.ts';
import { OpportunityForm } from './opportunity-form.tsx';

export function BuyForm({ opportunity }: { opportunity?: Opportunity }) {
  return (
    <OpportunityForm
      type="buy"
      opportunity={opportunity}
      schema={buySchema()}
      defaultValues={buyDefaults(opportunity)}
      toBody={buyBody}
    >
      <BuyFields />
    </OpportunityForm>
  );
}
