import { dealOpportunityPatchSchema, officesBodySchema, revenuesBodySchema } from '@handover/shared/contract';
import { emptyOffice, emptyRevenue, toOffices, toRevenues } from '@handover/shared/forms';
import {
  buildOpportunity,
  buildPrivateData,
  type FormCall,
  randomRows,
  testFormAgreement,
} from '@handover/shared/testing/node';
import { type DealFormValues, toFormValues, toPatch } from '../../rules/deal-form-values.ts';
import { dealSchema } from './deal-form.schema.ts';

const text = 'Eleven bakeries and one workshop.';
const office = { ...emptyOffice('France'), city: 'Quimper' };
const revenueOf = (index: number) => ({ ...emptyRevenue(2024 - index), revenue: 1, number_of_employees: 1 });
const valid: DealFormValues = {
  ...toFormValues({ opportunity: buildOpportunity(), deal_opportunity_id: 9 }, buildPrivateData()),
  activity: text,
  unique_selling_proposition: text,
  preferred_description: text,
  offices: [office],
  revenues: [revenueOf(0), revenueOf(1)],
};
const fields: FormCall<DealFormValues> = {
  schema: dealOpportunityPatchSchema,
  body: toPatch,
  multipart: true,
};

testFormAgreement<DealFormValues>('the copy of a sale in a deal', {
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

// The order of a range is checked by a handler, with the stored values: an edit may send only one end.
testFormAgreement<DealFormValues>('the copy of a mandate in a deal', {
  form: dealSchema('buy', true),
  valid,
  calls: [fields],
});
