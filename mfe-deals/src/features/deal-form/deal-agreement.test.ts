import { dealOpportunityPatchSchema, officesBodySchema, revenuesBodySchema } from '@handover/shared/contract';
import { emptyOffice, emptyRevenue, toOffices, toRevenues } from '@handover/shared/forms';
import {
  buildOpportunity,
  buildPrivateData,
  type FormCall,
  randomRows,
  testFormAgreement,
} from '@handover/shared/testing/node';
import { type DealValues, dealValues, toPatch } from '../../rules/deal-values.ts';
import { dealSchema } from './deal-form.schema.ts';

const words = 'Eleven bakeries and one workshop.';
const office = { ...emptyOffice('France'), city: 'Quimper' };
const revenueOf = (index: number) => ({ ...emptyRevenue(2024 - index), revenue: 1, number_of_employees: 1 });
const valid: DealValues = {
  ...dealValues({ opportunity: buildOpportunity(), deal_opportunity_id: 9 }, buildPrivateData()),
  activity: words,
  unique_selling_proposition: words,
  preferred_description: words,
  offices: [office],
  revenues: [revenueOf(0), revenueOf(1)],
};
const fields: FormCall<DealValues> = { schema: dealOpportunityPatchSchema, body: toPatch, multipart: true };

testFormAgreement<DealValues>('what a deal shows of a sale', {
  form: dealSchema('sell', true),
  valid,
  calls: [
    fields,
    { schema: officesBodySchema, body: ({ offices }) => ({ offices: toOffices(offices) }) },
    {
      schema: revenuesBodySchema,
      body: ({ revenues, currency }) => ({ revenues: toRevenues(revenues, currency) }),
    },
  ],
  values: { offices: randomRows(() => office, 52), revenues: randomRows(revenueOf, 12) },
});

// That a range is the right way round a handler judges, with what is stored: an edit may name one end alone.
testFormAgreement<DealValues>('what a deal shows of a mandate', {
  form: dealSchema('buy', true),
  valid,
  calls: [fields],
});
