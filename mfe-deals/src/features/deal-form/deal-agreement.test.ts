import {
  dealOpportunityPatchSchema,
  officesBodySchema,
  revenuesBodySchema,
} from '@handover/shared/contract/schemas';
import { toOffices, toRevenues } from '@handover/shared/forms';
import {
  buildOfficeRow,
  buildOpportunity,
  buildPrivateData,
  buildRevenueRow,
  type FormCall,
  randomRows,
  testFormAgreement,
} from '@handover/shared/testing/node';
import { type DealFormValues, toFormValues, toPatch } from '../../rules/deal-form-values.ts';
import { dealSchema } from './deal-form.schema.ts';

const text = 'Eleven bakeries and one workshop.';
const valid: DealFormValues = {
  ...toFormValues({ opportunity: buildOpportunity(), deal_opportunity_id: 9 }, buildPrivateData()),
  activity: text,
  unique_selling_proposition: text,
  preferred_description: text,
  offices: [buildOfficeRow()],
  revenues: [buildRevenueRow(0), buildRevenueRow(1)],
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
  values: { offices: randomRows(buildOfficeRow, 52), revenues: randomRows(buildRevenueRow, 12) },
});

// The order of a range is checked by a handler, with the stored values: an edit may send only one end.
testFormAgreement<DealFormValues>('the copy of a mandate in a deal', {
  form: dealSchema('buy', true),
  valid,
  calls: [fields],
});
