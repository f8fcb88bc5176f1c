import { newCompany } from '../../rules/company-form-values.ts';
import { companyFormSchema } from './company-form.schema.ts';

const filled = {
  ...newCompany(),
  name: 'Atelier Vercors',
  sectors: ['1'],
  revenues: [{ year: '2025', revenue: 1_000_000, number_of_employees: 12, ebitda: null, net_profit: null }],
};

test.each([
  ['a complete company', {}, true],
  ['no name', { name: '' }, false],
  ['a name of one letter', { name: 'A' }, false],
  ['no sector', { sectors: [] }, false],
  ['six sectors', { sectors: ['1', '2', '3', '4', '5', '6'] }, false],
  ['an invalid website', { website: 'vercors' }, false],
  ['no year', { revenues: [] }, false],
  ['a year without revenue', { revenues: newCompany().revenues }, false],
  ['the same year twice', { revenues: [filled.revenues[0], filled.revenues[0]] }, false],
])('%s', async (_case, change, valid) => {
  expect(await companyFormSchema.isValid({ ...filled, ...change })).toBe(valid);
});
