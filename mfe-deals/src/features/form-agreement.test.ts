import { TEXT } from '@handover/shared/contract';
import {
  askBodySchema,
  cancelDealBodySchema,
  declineLoiBodySchema,
  loiPatchSchema,
  questionPatchSchema,
  requestActionBodySchema,
} from '@handover/shared/contract/schemas';
import type { TFunction } from '@handover/shared/i18n';
import { fc, testFormAgreement } from '@handover/shared/testing/properties';
import { reasonSchema } from '../components/reason.schema.ts';
import { dayFromNow } from '../rules/calendar.ts';
import { buildLetter, buildQuestion, buildTerms } from '../testing/build-deal.ts';
import { loiFormSchema } from './loi/form/loi-form.schema.ts';
import { type LoiFormValues, toLetterInput, toLoiValues } from './loi/form/loi-form.values.ts';
import { answerSchema, askSchema, editSchema } from './questions/writing/question.schema.ts';
import {
  type AnswerValues,
  type AskValues,
  type EditValues,
  NEW_QUESTION,
  toAnswerValues,
  toEditValues,
} from './questions/writing/question.values.ts';

const t = ((key: string) => key) as TFunction;
const subjects = fc.constantFrom(
  '',
  'The lease',
  'x'.repeat(TEXT.subjectMax),
  'x'.repeat(TEXT.subjectMax + 1),
);

testFormAgreement<AskValues>('a question', {
  form: askSchema(t),
  valid: { ...NEW_QUESTION, question: 'Who owns the building?' },
  calls: [
    {
      schema: askBodySchema,
      body: ({ subject, question, category }) => ({
        deal_id: 7,
        subject: subject || undefined,
        question,
        category: category ?? undefined,
      }),
    },
  ],
  values: {
    subject: subjects,
    category: fc.constantFrom(null, 'legal', 'financial', 'nonsense'),
    files: fc.constant([]),
  },
});

const part = fc.oneof(
  fc.constant({ amount: null, text: '' }),
  fc.record({
    amount: fc.constantFrom(0, 500_000, 0.01, 0.001, -1, 1e6),
    text: fc.constantFrom('', 'On EBITDA', 'x'.repeat(TEXT.longMax), 'x'.repeat(TEXT.longMax + 1)),
  }),
);

testFormAgreement<LoiFormValues>('the terms beside a letter', {
  form: loiFormSchema((key) => key, true),
  valid: { ...toLoiValues(buildLetter({ terms: buildTerms() })), expiration_date: dayFromNow(14) },
  calls: [{ schema: loiPatchSchema, body: toLetterInput, multipart: true }],
  values: {
    // The server checks the required terms of a written letter by its rules, not by the schema of the call.
    source: fc.constant('own'),
    file: fc.constant(null),
    currency: fc.constantFrom('1', '4', '0', '5', 'x'),
    structure: fc.record({ type: fc.constantFrom('shares', 'assets'), earn_out: part, vendor_loan: part }),
    expiration_date: fc.constant(dayFromNow(14)),
  },
});

testFormAgreement<EditValues>('a changed question', {
  form: editSchema(t),
  valid: toEditValues(buildQuestion()),
  calls: [{ schema: questionPatchSchema, body: ({ subject, question }) => ({ subject, question }) }],
  values: {
    subject: subjects,
    category: fc.constant('legal'),
    files: fc.constant([]),
    removed_files: fc.constant([]),
  },
});

testFormAgreement<AnswerValues>('an answer', {
  form: answerSchema(t),
  valid: toAnswerValues(buildQuestion({ answer: 'The town does.' })),
  calls: [{ schema: questionPatchSchema, body: ({ answer }) => ({ answer }) }],
  values: { files: fc.constant([]), removed_files: fc.constant([]) },
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
