import { byName } from '@handover/shared/contract';
import { buildCompany } from '@handover/shared/testing/node';
import { LINES, toBody, toFormValues } from './company-form-values.ts';

test('the fields of a company are the same after the form', () => {
  const fields = {
    name: 'Usinage des Alpes',
    ...byName(LINES, (line) => `The ${line} of Usinage`),
    activity: 'Turns and mills.',
    unique_selling_proposition: 'To the hundredth.',
    financial: 'No debts.',
    operational_kpi: '98 % in time.',
    ownership_structure: 'Two families.',
    city: 'Annecy',
    zip_code: '74000',
  };
  const reference = (id: number) => ({ id, name: `No. ${id}`, name_fr: `N° ${id}` });
  const company = buildCompany({
    ...fields,
    sectors: [reference(1), reference(2)],
    sub_sectors: [reference(3)],
    tags: [reference(6)],
    country: reference(4),
    region: reference(5),
  });
  expect(toBody(toFormValues(company))).toEqual({
    ...fields,
    sectors: ['1', '2'],
    sub_sectors: ['3'],
    tags: ['6'],
    country: '4',
    region: '5',
  });
});
