import { companyFieldsSchema, officesBodySchema, revenuesBodySchema } from '@handover/shared/contract';
import { toOffices, toRevenues } from '@handover/shared/forms';
import {
  buildOfficeRow,
  buildRevenueRow,
  randomRows,
  testFormAgreement,
} from '@handover/shared/testing/node';
import { type CompanyFormValues, newCompany, toBody } from '../../rules/company-form-values.ts';
import { companyFormSchema } from './company-form.schema.ts';

testFormAgreement<CompanyFormValues>('a company', {
  form: companyFormSchema.omit(['id']),
  valid: {
    ...newCompany(),
    name: 'Atelier Vercors',
    sectors: ['1'],
    offices: [buildOfficeRow()],
    revenues: [buildRevenueRow(0), buildRevenueRow(1)],
  },
  calls: [
    { schema: companyFieldsSchema, body: toBody, multipart: true },
    { schema: officesBodySchema, body: ({ offices }) => ({ offices: toOffices(offices) }) },
    {
      schema: revenuesBodySchema,
      body: ({ revenues, currency }) => ({ revenues: toRevenues(revenues, currency) }),
    },
  ],
  values: { offices: randomRows(buildOfficeRow, 52), revenues: randomRows(buildRevenueRow, 12) },
});
