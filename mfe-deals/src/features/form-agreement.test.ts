import {
  askBodySchema,
  cancelDealBodySchema,
  declineLoiBodySchema,
  questionPatchSchema,
  requestActionBodySchema,
} from '@handover/shared/contract/schemas';
import { fc, testFormAgreement } from '@handover/shared/testing/node';
import { reasonSchema } from '../components/reason.schema.ts';
import { askSchema, textSchema } from './questions/question.schema.ts';

testFormAgreement<{ question: string; category: string | null }>('a question', {
  form: askSchema,
  valid: { question: 'Who owns the building?', category: null },
  calls: [
    {
      schema: askBodySchema,
      body: ({ question, category }) => ({ deal_id: 7, question, category: category ?? undefined }),
    },
  ],
  values: { category: fc.constantFrom(null, 'legal', 'financial', 'nonsense') },
});

for (const field of ['question', 'answer'] as const)
  testFormAgreement<Record<string, string>>(`a corrected ${field}`, {
    form: textSchema(field),
    valid: { [field]: 'The town does.' },
    calls: [{ schema: questionPatchSchema, body: (values) => values }],
  });

for (const [what, field, optional, schema] of [
  ['a cancellation', 'cancellation_reason', false, cancelDealBodySchema],
  ['a letter that is declined', 'decline_reason', false, declineLoiBodySchema],
  ['a request that is declined', 'reason', true, requestActionBodySchema],
] as const)
  testFormAgreement<Record<string, string>>(what, {
    form: reasonSchema(field, optional),
    valid: { [field]: 'No longer interested' },
    calls: [{ schema, body: (values) => values }],
  });
