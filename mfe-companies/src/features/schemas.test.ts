import { COUNT, TEXT } from '@handover/shared/contract';
import { errorsOf } from '@handover/shared/testing/node';
import { LINES, newCompany } from '../rules/company-form-values.ts';
import { companyFormSchema } from './company-form/company-form.schema.ts';

type Values = Record<string, unknown>;

const year = { year: '2025', revenue: 1_000_000, number_of_employees: 12, ebitda: null, net_profit: null };
const empty = { year: '2024', revenue: null, number_of_employees: null, ebitda: null, net_profit: null };
const office = { address: '', country_name: 'France', city: 'Lyon', street: '', zip_code: '' };
const filled = { ...newCompany(), name: 'Atelier Vercors', sectors: ['1'], revenues: [year] };
const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
const long = 'a'.repeat(TEXT.longMax + 1);

test.each<[string, Values, Values]>([
  ['as it should be', {}, {}],
  ['no name', { name: '' }, { name: 'requiredField' }],
  ['a name of one letter', { name: 'A' }, { name: 'min2' }],
  ['a name of 101 letters', { name: 'a'.repeat(101) }, { name: 'max100' }],
  ['no sector', { sectors: [] }, { sectors: 'requiredField' }],
  ['a sector too many', { sectors: ids(COUNT.sectors + 1) }, { sectors: 'tooMany' }],
  ['a sub-sector too many', { sub_sectors: ids(COUNT.subSectors + 1) }, { sub_sectors: 'tooMany' }],
  ['a tag too many', { tags: ids(COUNT.tags + 1) }, { tags: 'tooMany' }],
  ['a website without https://', { website: 'www.vercors.fr' }, {}],
  ['no website', { website: 'vercors' }, { website: 'invalidUrl' }],
  ['a phone number', { phone: '+33 4 76 00 00 00' }, {}],
  ['no phone number', { phone: '+33 1' }, { phone: 'shortPhone' }],
  ['a long postcode', { zip_code: '1'.repeat(21) }, { zip_code: 'limitExceeded' }],
  ['a long activity', { activity: long }, { activity: 'max5000' }],
  [
    'a long selling proposition',
    { unique_selling_proposition: long },
    { unique_selling_proposition: 'max5000' },
  ],
  ['a long financial text', { financial: long }, { financial: 'max5000' }],
  ['long key figures', { operational_kpi: long }, { operational_kpi: 'max5000' }],
  ['a long text of ownership', { ownership_structure: long }, { ownership_structure: 'max5000' }],
  ['an office', { offices: [office] }, {}],
  ['an office without city', { offices: [{ ...office, city: '' }] }, { 'offices[0].city': 'requiredField' }],
  ['a year without figures beside another', { revenues: [year, empty] }, {}],
  [
    'a year without revenue',
    { revenues: [{ ...year, revenue: null }] },
    { 'revenues[0].revenue': 'requiredField' },
  ],
  ['the same year twice', { revenues: [year, year] }, { 'revenues[1].year': 'yearTwice' }],
  [
    'a revenue that is no number',
    { revenues: [{ ...year, revenue: 'much' }] },
    { 'revenues[0].revenue': 'invalidNumber' },
  ],
])('a company: %s', async (_, values, faults) => {
  expect(await errorsOf(companyFormSchema(false), { ...filled, ...values })).toEqual(faults);
});

test('figures need not be given, but where they are stored one year must stay', async () => {
  const without = { ...filled, revenues: [empty] };
  expect(await errorsOf(companyFormSchema(false), without)).toEqual({});
  expect(await errorsOf(companyFormSchema(true), without)).toEqual({ 'revenues[0].revenue': 'requiredYear' });
});

test.each(LINES)('a company: %s has a limit', async (line) => {
  const errors = await errorsOf(companyFormSchema(false), { ...filled, [line]: long });
  expect(Object.keys(errors)).toEqual([line]);
});
