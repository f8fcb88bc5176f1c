import { companyFieldsSchema, officesBodySchema, revenuesBodySchema } from '@handover/shared/contract';
import { emptyOffice, emptyRevenue, toOffices, toRevenues } from '@handover/shared/forms';
import { randomRows, testFormAgreement } from '@handover/shared/testing/node';
import { type CompanyValues, newCompany, toBody } from '../../rules/company-values.ts';
import { companyFormSchema } from './company-form.schema.ts';

const office = { ...emptyOffice('France'), city: 'Lyon' };
const revenueOf = (index: number) => ({ ...emptyRevenue(2024 - index), revenue: 1, number_of_employees: 1 });

testFormAgreement<CompanyValues>('a company', {
  form: companyFormSchema.omit(['id']),
  valid: {
    ...newCompany(),
    name: 'Atelier Vercors',
    sectors: ['1'],
    offices: [office],
    revenues: [revenueOf(0), revenueOf(1)],
  },
  calls: [
    { schema: companyFieldsSchema, body: toBody, multipart: true },
    { schema: officesBodySchema, body: ({ offices }) => ({ offices: toOffices(offices) }) },
    {
      schema: revenuesBodySchema,
      body: ({ revenues, currency }) => ({ revenues: toRevenues(revenues, currency) }),
    },
  ],
  values: { offices: randomRows(() => office, 52), revenues: randomRows(revenueOf, 12) },
});
