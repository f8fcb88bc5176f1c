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
} from '@handover/shared/testing/node';
import { type FormCall, fc, randomRows, testFormAgreement } from '@handover/shared/testing/properties';
import { type DealFormValues, toFormValues, toPatch } from '../../rules/deal-form-values.ts';
import { dealSchema } from './deal-form.schema.ts';

const text = 'Eleven bakeries and one workshop.';
const valid: DealFormValues = {
  ...toFormValues({ opportunity: buildOpportunity(), deal_opportunity_id: 9 }, buildPrivateData()),
  activity: text,
  unique_selling_proposition: text,
  preferred_description: text,
  sectors: ['1'],
  offices: [buildOfficeRow()],
  revenues: [buildRevenueRow(0), buildRevenueRow(1)],
};
const words = fc.oneof(fc.constantFrom('', ' ', 'a'.repeat(100), '😀'.repeat(101)), fc.string());
const node = fc.record({
  id: fc.constantFrom('1', '2', '3', '', 'a'.repeat(41)),
  name: words,
  title: words,
  parent: fc.option(fc.constantFrom('1', '2', '3', '4')),
});
const chart = fc.option(fc.record({ nodes: fc.array(node, { maxLength: 4 }) }));
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
  values: {
    offices: randomRows(buildOfficeRow, 52),
    revenues: randomRows(buildRevenueRow, 12),
    organizational_chart: chart,
  },
});

// The order of a range is checked by a handler, with the stored values: an edit may send only one end.
testFormAgreement<DealFormValues>('the copy of a mandate in a deal', {
  form: dealSchema('buy', true),
  valid,
  calls: [fields],
  // A mandate has none: its form does not show it.
  values: { organizational_chart: fc.constant(null) },
});
