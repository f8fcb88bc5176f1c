import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { BuyFields } from './buy-fields.tsx';
import { buyDefaults, buyParts } from './buy-values.ts';
import { buySchema } from './opportunity.schema.ts';
import { OpportunityForm } from './opportunity-form.tsx';

export function BuyForm({ opportunity }: { opportunity?: Opportunity }) {
  const { t } = useTranslation('opportunities');
  return (
    <OpportunityForm
      type="buy"
      opportunity={opportunity}
      schema={buySchema(t('form.unordered'))}
      defaultValues={buyDefaults(opportunity)}
      toParts={buyParts}
    >
      <BuyFields />
    </OpportunityForm>
  );
}
