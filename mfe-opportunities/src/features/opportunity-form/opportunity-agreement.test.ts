import {
  buyFieldsSchema,
  officesBodySchema,
  revenuesBodySchema,
  sellFieldsSchema,
} from '@handover/shared/contract/schemas';
import { toOffices, toRevenues } from '@handover/shared/forms';
import { buildOfficeRow, buildRevenueRow } from '@handover/shared/testing/node';
import { fc, randomRows, testFormAgreement } from '@handover/shared/testing/properties';
import { type BuyValues, buyKind } from './buy-kind.ts';
import { buySchema, sellSchema } from './opportunity.schema.ts';
import { type SellValues, sellKind } from './sell-kind.ts';

const sentence = 'Eleven bakeries and one workshop.';
const picture = fc.option(fc.record({ id: fc.integer({ min: 1 }), image: fc.webPath() }));
const text = fc.oneof(fc.constantFrom('', ' ', 'a'.repeat(100), '😀'.repeat(101)), fc.string());
const node = fc.record({
  id: fc.constantFrom('1', '2', '3', '', 'a'.repeat(41)),
  name: text,
  title: text,
  parent: fc.option(fc.constantFrom('1', '2', '3', '4')),
});

testFormAgreement<SellValues>('a sale', {
  form: sellSchema(),
  valid: {
    ...sellKind.toStored({}).values,
    company_id: '4',
    project_title: 'Bakery group in Brittany',
    sectors: ['1'],
    activity: sentence,
    unique_selling_proposition: sentence,
    offices: [buildOfficeRow()],
    revenues: [buildRevenueRow(0), buildRevenueRow(1)],
  },
  calls: [
    { schema: sellFieldsSchema, body: sellKind.toBody, multipart: true },
    { schema: officesBodySchema, body: ({ offices }) => ({ offices: toOffices(offices) }) },
    {
      schema: revenuesBodySchema,
      body: ({ revenues, currency }) => ({ revenues: toRevenues(revenues, currency) }),
    },
  ],
  values: {
    offices: randomRows(buildOfficeRow, 52),
    revenues: randomRows(buildRevenueRow, 12),
    background_image: picture,
    founded_year: fc.constantFrom('', '999', '1000', '1987', '2025', '2999', 'x'),
    handover_months: fc.constantFrom(null, '1', '36', '37', '-1'),
    largest_customer: fc.constantFrom(null, 'under_10', 'over_50', 'half'),
    growth_shown: fc.constantFrom('none', 'band', 'percent', 'exact'),
    // Documents have a call of their own.
    company_files: fc.constant(null),
    organizational_chart: fc.option(fc.record({ nodes: fc.array(node, { maxLength: 4 }) })),
  },
});

testFormAgreement<BuyValues>('a mandate', {
  form: buySchema(),
  valid: {
    ...buyKind.toStored({}).values,
    project_title: 'Family office looks for bakeries',
    preferred_sectors: ['1'],
    preferred_description: sentence,
    preferred_min_revenue: 100,
    preferred_ebitda_max: 100,
  },
  calls: [{ schema: buyFieldsSchema, body: buyKind.toBody, multipart: true }],
  values: { background_image: picture },
});
