import { buildOfficeRow, buildRevenueRow, errorsOf } from '@handover/shared/testing/node';
import { buyKind } from './buy-kind.ts';
import { buySchema, sellSchema } from './opportunity.schema.ts';
import { sellKind } from './sell-kind.ts';

const sentence = 'Eleven bakeries and one workshop.';
const sale = {
  ...sellKind.toStored({}).values,
  company_id: '4',
  project_title: 'Bakery group in Brittany',
  sectors: ['1'],
  activity: sentence,
  unique_selling_proposition: sentence,
  revenues: [buildRevenueRow(0)],
};
const mandate = {
  ...buyKind.toStored({}).values,
  project_title: 'Family office looks for bakeries',
  preferred_sectors: ['1'],
  preferred_description: sentence,
};

const chart = (name: string) => ({ nodes: [{ id: '1', name, title: '', parent: null }] });

test.each([
  [{}, {}],
  [{ company_id: null }, { company_id: 'requiredField' }],
  [{ project_title: '' }, { project_title: 'requiredField' }],
  [{ project_title: 'Bakery' }, { project_title: 'min10' }],
  [{ project_title: 'x'.repeat(101) }, { project_title: 'max100' }],
  [{ sectors: [] }, { sectors: 'requiredField' }],
  [{ sectors: ['1', '2', '3', '4', '5', '6'] }, { sectors: 'tooMany' }],
  [{ activity: 'Bread' }, { activity: 'min20' }],
  [{ unique_selling_proposition: 'x'.repeat(5001) }, { unique_selling_proposition: 'max5000' }],
  [{ asking_price: null }, {}],
  [{ asking_price: -1 }, { asking_price: 'notNegative' }],
  [{ asking_price: 1e13 }, { asking_price: 'limitExceeded' }],
  [{ asking_price: 'a lot' }, { asking_price: 'invalidNumber' }],
  [{ financial: 'x'.repeat(5001) }, { financial: 'max5000' }],
  [{ city: 'x'.repeat(101) }, { city: 'max100' }],
  [{ zip_code: 'x'.repeat(21) }, { zip_code: 'limitExceeded' }],
  [{ offices: [buildOfficeRow()] }, {}],
  [{ offices: [{ ...buildOfficeRow(), city: '' }] }, { 'offices[0].city': 'requiredField' }],
  [{ revenues: [] }, { revenues: 'requiredYear' }],
  [{ revenues: [{ ...buildRevenueRow(0), revenue: -1 }] }, { 'revenues[0].revenue': 'notNegative' }],
  [{ revenues: [buildRevenueRow(0), buildRevenueRow(0)] }, { 'revenues[1].year': 'yearTwice' }],
  [{ organizational_chart: chart('Anne') }, {}],
  [{ organizational_chart: chart(' ') }, { organizational_chart: 'chartNameless' }],
])('a sale with %j has the errors %j', async (change, expected) => {
  expect(await errorsOf(sellSchema(), { ...sale, ...change })).toEqual(expected);
});

test('a sale that never had figures needs none', async () => {
  expect(await errorsOf(sellSchema(0), { ...sale, revenues: [] })).toEqual({});
});

test.each([
  [{}, {}],
  [{ preferred_sectors: [] }, { preferred_sectors: 'requiredField' }],
  [{ preferred_description: 'Bread' }, { preferred_description: 'min20' }],
  [{ preferred_min_revenue: 5, preferred_max_revenue: 5 }, {}],
  [{ preferred_min_revenue: 6, preferred_max_revenue: 5 }, { preferred_max_revenue: 'unorderedRange' }],
  [{ preferred_ebitda_min: 6, preferred_ebitda_max: 5 }, { preferred_ebitda_max: 'unorderedRange' }],
  [{ preferred_ebitda_min: 6, preferred_ebitda_max: null }, {}],
])('a mandate with %j has the errors %j', async (change, expected) => {
  expect(await errorsOf(buySchema(), { ...mandate, ...change })).toEqual(expected);
});
