import {
  changePasswordBodySchema,
  faqEntryBodySchema,
  listedNameBodySchema,
  profileFieldsSchema,
  recoveryBodySchema,
  reportDecisionBodySchema,
  setUpPasswordBodySchema,
  signInBodySchema,
  signUpBodySchema,
} from '@handover/shared/contract/schemas';
import { fc, testFormAgreement } from '@handover/shared/testing/properties';
import { type FaqValues, faqBody, type NameValues, nameBody } from '../rules/list-values.ts';
import { changePasswordSchema } from './change-password/change-password.schema.ts';
import { faqEntrySchema, listedNameSchema } from './house-lists/list-entry.schema.ts';
import { newPasswordSchema } from './password-recovery/new-password.schema.ts';
import { recoverySchema } from './password-recovery/recovery.schema.ts';
import { profileSchema } from './profile/profile.schema.ts';
import { DECISIONS, type DecisionValues, decisionSchema } from './reports/decision.schema.ts';
import { signInSchema } from './sign-in/sign-in.schema.ts';
import { signUpSchema } from './sign-up/sign-up.schema.ts';

type Texts = Record<string, string>;
const asTyped = (values: Texts) => values;
const passwords = { password1: 'Handover1', password2: 'Handover1' };
const person = { first_name: 'Claire', last_name: 'Moreau', phone: '' };

testFormAgreement<Texts>('sign-in', {
  form: signInSchema,
  valid: { email: 'claire@example.test', password: 'x' },
  calls: [{ schema: signInBodySchema, body: asTyped }],
});
testFormAgreement<Texts>('sign-up', {
  form: signUpSchema,
  valid: { email: 'claire@example.test', ...person, ...passwords },
  calls: [{ schema: signUpBodySchema, body: asTyped }],
});
testFormAgreement<Texts>('a link to a new password', {
  form: recoverySchema,
  valid: { email: 'claire@example.test' },
  calls: [{ schema: recoveryBodySchema, body: asTyped }],
});
testFormAgreement<Texts>('a new password by link', {
  form: newPasswordSchema,
  valid: passwords,
  calls: [{ schema: setUpPasswordBodySchema, body: (values) => ({ ...values, token: 'from the mail' }) }],
});
testFormAgreement<Texts>('a changed password', {
  form: changePasswordSchema,
  valid: { old_password: 'Handover0', ...passwords },
  calls: [{ schema: changePasswordBodySchema, body: asTyped }],
});
// The picture is checked when it is chosen, by the content of the file.
const introduction = { company: '', role: '', place: '', spoken_languages: '', website: '', about: '' };
testFormAgreement<Texts>('a profile', {
  form: profileSchema,
  valid: { ...person, ...introduction, linkedin_url: '' },
  calls: [{ schema: profileFieldsSchema, body: ({ image: _, ...fields }) => fields, multipart: true }],
  values: { image: fc.constant(undefined) },
});
testFormAgreement<Texts>('a question of the house', {
  form: faqEntrySchema,
  valid: {
    ...{ question: 'Who reads my name?', question_fr: 'Qui lit mon nom ?', state: 'shown', category: '1' },
    ...{ answer: 'Nobody, until you have agreed.', answer_fr: 'Personne, avant votre accord.' },
  },
  calls: [
    {
      schema: faqEntryBodySchema,
      body: (values) => faqBody({ ...values, id: null } as unknown as FaqValues),
    },
  ],
  values: { state: fc.constantFrom('shown', 'hidden'), category: fc.constant('1') },
});
testFormAgreement<Texts>('the names of a sector', {
  form: listedNameSchema,
  valid: { name: 'Industry', name_fr: 'Industrie', state: 'offered' },
  calls: [
    {
      schema: listedNameBodySchema,
      body: (values) => nameBody({ ...values, id: null } as unknown as NameValues),
    },
  ],
  values: { state: fc.constantFrom('offered', 'retired') },
});
testFormAgreement<DecisionValues>('the decision about a report', {
  form: decisionSchema,
  valid: { decision: 'taken_down', reason: 'The text belongs to somebody else.' },
  calls: [{ schema: reportDecisionBodySchema, body: (values) => values }],
  values: { decision: fc.constantFrom(...DECISIONS) },
});
