import { buildCompany } from '../testing/build-company.ts';
import { fromCompany, toBody } from './company-values.ts';

test('each field of a company comes into the form and goes back as it is', () => {
  const own = {
    name: 'Usinage des Alpes',
    website: 'https://usinage.example',
    phone: '+33 4 76 00 00 00',
    activity: 'Turns and mills.',
    city: 'Annecy',
    zip_code: '74000',
  };
  const named = (id: number) => ({ id, name: `No. ${id}`, name_fr: `N° ${id}` });
  const company = buildCompany({
    ...own,
    sectors: [named(1), named(2)],
    sub_sectors: [named(3)],
    country: named(4),
    region: named(5),
  });
  expect(toBody(fromCompany(company))).toEqual({
    ...own,
    sectors: ['1', '2'],
    sub_sectors: ['3'],
    country: '4',
    region: '5',
  });
});
