import { type ContactBody, contactBodySchema } from '@handover/shared/contract';
import { testFormAgreement } from '@handover/shared/testing/node';
import { contactSchema } from './contact.schema.ts';

testFormAgreement<ContactBody>('a message to us', {
  form: contactSchema,
  valid: { name: 'Claire Moreau', email: 'claire@example.test', phone: '', message: 'Good morning to all' },
  calls: [{ schema: contactBodySchema, body: (values) => values }],
});
