import type { ContactBody } from '@handover/shared/contract';
import { contactBodySchema } from '@handover/shared/contract/schemas';
import { testFormAgreement } from '@handover/shared/testing/properties';
import { contactSchema } from './contact.schema.ts';

testFormAgreement<ContactBody>('a message to us', {
  form: contactSchema,
  valid: { name: 'Claire Moreau', email: 'claire@example.test', phone: '', message: 'Good morning to all' },
  calls: [{ schema: contactBodySchema, body: (values) => values }],
});
