import {
  companyFieldsSchema,
  officesBodySchema,
  revenuesBodySchema,
} from '@handover/shared/contract/schemas';
import { toOffices, toRevenues } from '@handover/shared/forms';
import { buildOfficeRow, buildRevenueRow } from '@handover/shared/testing/node';
import { randomRows, testFormAgreement } from '@handover/shared/testing/properties';
import { type CompanyFormValues, newCompany, toBody } from '../../rules/company-form-values.ts';
import { companyFormSchema } from './company-form.schema.ts';

testFormAgreement<CompanyFormValues>('a company with figures', {
  form: companyFormSchema(true).omit(['id']),
  valid: {
    ...newCompany(),
    name: 'Atelier Vercors',
    sectors: ['1'],
    offices: [buildOfficeRow()],
    revenues: [{ ...buildRevenueRow(0), ebitda: 1 }, buildRevenueRow(1)],
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

// If no figures are stored, none are required, and their call is not made.
testFormAgreement<CompanyFormValues>('a company without figures', {
  form: companyFormSchema(false).pick(['name', 'revenues']),
  valid: { ...newCompany(), name: 'Atelier Vercors', sectors: ['1'] },
  calls: [
    {
      schema: revenuesBodySchema,
      body: ({ revenues, currency }) => {
        const sent = toRevenues(revenues, currency);
        return sent.length > 0 ? { revenues: sent } : undefined;
      },
    },
    { schema: companyFieldsSchema, body: toBody, multipart: true },
  ],
  values: { revenues: randomRows(buildRevenueRow, 12) },
});
