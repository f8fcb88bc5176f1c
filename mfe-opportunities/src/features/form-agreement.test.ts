import { moderateBodySchema, requestAccessBodySchema } from '@handover/shared/contract/schemas';
import { testFormAgreement } from '@handover/shared/testing/properties';
import { type RequestAccessValues, requestAccessSchema } from './access-panel/request-access.schema.ts';
import { rejectSchema } from './moderation/reject.schema.ts';

testFormAgreement<RequestAccessValues>('a request for access', {
  form: requestAccessSchema('requiredField'),
  valid: { nda_accepted: true, signature: 'Ada Byron', message: '', shows_profile: true },
  calls: [
    {
      schema: requestAccessBodySchema,
      body: ({ message, ...others }) => ({ ...others, message: message || undefined }),
    },
  ],
});

testFormAgreement<{ reason: string }>('a rejection', {
  form: rejectSchema,
  valid: { reason: 'It names the company' },
  calls: [{ schema: moderateBodySchema, body: ({ reason }) => ({ validated: false, reason }) }],
});
