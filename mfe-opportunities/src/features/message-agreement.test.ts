import { moderateBodySchema, requestAccessBodySchema } from '@handover/shared/contract';
import { testFormAgreement } from '@handover/shared/testing/node';
import { type AskValues, askSchema } from './access-panel/ask.schema.ts';
import { rejectSchema } from './review/reject.schema.ts';

testFormAgreement<AskValues>('a request for access', {
  form: askSchema('requiredField'),
  valid: { nda_accepted: true, message: '' },
  calls: [
    {
      schema: requestAccessBodySchema,
      body: ({ message, nda_accepted }) => ({ nda_accepted, message: message || undefined }),
    },
  ],
});

testFormAgreement<{ reason: string }>('a rejection', {
  form: rejectSchema,
  valid: { reason: 'It names the company' },
  calls: [{ schema: moderateBodySchema, body: ({ reason }) => ({ validated: false, reason }) }],
});
