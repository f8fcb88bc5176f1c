import {
  houseAgreementBodySchema,
  moderateBodySchema,
  ownAgreementBodySchema,
  reportBodySchema,
  requestAccessBodySchema,
} from '@handover/shared/contract/schemas';
import { fc, testFormAgreement } from '@handover/shared/testing/properties';
import { type RequestAccessValues, requestAccessSchema } from './access-panel/request-access.schema.ts';
import {
  type HouseAgreementValues,
  houseAgreementFormSchema,
  type OwnAgreementValues,
  ownAgreementFormSchema,
  toHouseTexts,
} from './agreement/agreement.schema.ts';
import { rejectSchema } from './moderation/reject.schema.ts';
import { REASONS, type ReportValues, reportSchema, toReport } from './report/report.schema.ts';

testFormAgreement<RequestAccessValues>('a request for access', {
  form: requestAccessSchema('requiredField'),
  valid: { nda_accepted: true, signature: 'Ada Byron', message: '', shows_profile: true, company_id: null },
  calls: [
    {
      schema: requestAccessBodySchema,
      body: ({ message, company_id, ...others }) => ({
        ...others,
        message: message || undefined,
        company_id: company_id ? Number(company_id) : undefined,
      }),
    },
  ],
  values: { company_id: fc.constantFrom(null, '5') },
});

testFormAgreement<{ reason: string }>('a rejection', {
  form: rejectSchema,
  valid: { reason: 'It names the company' },
  calls: [{ schema: moderateBodySchema, body: ({ reason }) => ({ validated: false, reason }) }],
});

const text = 'What is learned of the business is kept secret. '.repeat(3).trim();
testFormAgreement<OwnAgreementValues>('an agreement of one’s own', {
  form: ownAgreementFormSchema,
  valid: { form: 'text', text, file: null },
  calls: [{ schema: ownAgreementBodySchema, body: ({ text }) => ({ text }) }],
  values: { form: fc.constant('text'), file: fc.constant(null) },
});

testFormAgreement<HouseAgreementValues>('the agreement of the marketplace', {
  form: houseAgreementFormSchema,
  valid: { en_sell: text, en_buy: text, fr_sell: text, fr_buy: text },
  calls: [
    {
      schema: houseAgreementBodySchema,
      body: (values) => ({ version: '2026-11', texts: toHouseTexts(values) }),
    },
  ],
});

testFormAgreement<ReportValues>('a report of a listing', {
  form: reportSchema('requiredField'),
  valid: {
    reason: 'fraud',
    explanation: 'The pictures show another workshop.',
    name: 'Ada Byron',
    email: 'ada@example.test',
    good_faith: true,
  },
  calls: [
    { schema: reportBodySchema, body: (values) => ({ ...toReport(values), good_faith: values.good_faith }) },
  ],
  values: { reason: fc.constantFrom('', ...REASONS) },
});
