import { errorsOf } from '@handover/shared/testing/node';
import { inviteAdviserSchema } from './advisers/delegation.schema.ts';
import { changePasswordSchema } from './change-password/change-password.schema.ts';
import { closeAccountSchema } from './close-account/close-account.schema.ts';
import { confirmIdentitySchema } from './confirm-identity/confirm-identity.schema.ts';
import { firmSchema, inviteSchema } from './firm/firm.schema.ts';
import { faqEntrySchema, listedNameSchema } from './house-lists/list-entry.schema.ts';
import { phoneSchema } from './oauth-submit/phone.schema.ts';
import { newPasswordSchema } from './password-recovery/new-password.schema.ts';
import { recoverySchema } from './password-recovery/recovery.schema.ts';
import { profileSchema } from './profile/profile.schema.ts';
import { signInSchema } from './sign-in/sign-in.schema.ts';
import { signUpSchema } from './sign-up/sign-up.schema.ts';

type Values = Record<string, unknown>;

const letters = (count: number) => 'a'.repeat(count);
const person = {
  email: 'claire@example.test',
  first_name: 'Claire',
  last_name: 'Moreau',
  phone: '',
  password1: 'Handover1',
  password2: 'Handover1',
};
const changed = (values: Values) => ({ ...person, ...values });

test.each<[string, Values, Values]>([
  ['as it should be', { email: 'a@b.test', password: 'x' }, {}],
  ['nothing', { email: '', password: '' }, { email: 'requiredEmail', password: 'requiredField' }],
  ['no address', { email: 'claire@', password: 'x' }, { email: 'invalidEmail' }],
  ['an old password that breaks the rules of today', { email: 'a@b.test', password: 'short' }, {}],
])('sign-in: %s', async (_, values, faults) => {
  expect(await errorsOf(signInSchema, values)).toEqual(faults);
});

test.each<[string, Values, Values]>([
  ['as it should be', {}, {}],
  ['names of other alphabets', { first_name: 'Zoë-Анна', last_name: 'O’Neill' }, {}],
  ['a name of one letter', { first_name: 'A' }, {}],
  ['a name of 31 letters', { last_name: letters(31) }, { last_name: 'longName' }],
  ['a name with a digit', { last_name: 'Moreau2' }, { last_name: 'invalidName' }],
  ['an e-mail of 101 characters', { email: `${letters(94)}@b.test` }, { email: 'max100' }],
  ['seven characters', { password1: 'Handov1', password2: 'Handov1' }, { password1: 'invalidPassword' }],
  ['no capital', { password1: 'handover1', password2: 'handover1' }, { password1: 'invalidPassword' }],
  ['no digit', { password1: 'Handovers', password2: 'Handovers' }, { password1: 'invalidPassword' }],
  ['two that differ', { password2: 'Handover2' }, { password2: 'passwordsDiffer' }],
  ['a second that is missing', { password2: '' }, { password2: 'passwordsDiffer' }],
])('sign-up: %s', async (_, values, faults) => {
  expect(await errorsOf(signUpSchema, changed(values))).toEqual(faults);
});

test.each<[string, Values, Values]>([
  ['as it is', {}, {}],
  ['a LinkedIn address', { linkedin_url: 'https://www.linkedin.com/in/claire' }, {}],
  ['no address', { linkedin_url: 'linkedin' }, { linkedin_url: 'invalidLinkedIn' }],
  [
    'an address elsewhere',
    { linkedin_url: 'https://linkedin.com.evil.test/in/claire' },
    { linkedin_url: 'invalidLinkedIn' },
  ],
  ['no website', { website: 'javascript:alert(1)' }, { website: 'invalidUrl' }],
  ['a company of 101 characters', { company: letters(101) }, { company: 'max100' }],
  ['601 characters about oneself', { about: letters(601) }, { about: 'limitExceeded' }],
  ['no name', { first_name: '' }, { first_name: 'requiredField' }],
  ['a picture', { image: new File([], 'me.png') }, {}],
  ['a picture taken away', { image: null }, {}],
])('profile: %s', async (_, values, faults) => {
  expect(await errorsOf(profileSchema, changed({ linkedin_url: '', ...values }))).toEqual(faults);
});

const firm = { name: 'Roux & Associés', kind: 'adviser', country: '1', website: '', about: '' };
test.each<[string, Values, Values]>([
  ['as it should be', {}, {}],
  ['no name', { name: ' ' }, { name: 'requiredField' }],
  ['a name of one letter', { name: 'R' }, { name: 'min2' }],
  ['a name of 101 characters', { name: letters(101) }, { name: 'max100' }],
  ['no kind', { kind: null }, { kind: 'requiredField' }],
  ['another kind', { kind: 'bank' }, { kind: 'invalidChoice' }],
  ['no country', { country: null }, { country: 'requiredField' }],
  ['no address', { website: 'javascript:alert(1)' }, { website: 'invalidUrl' }],
  ['1501 characters about it', { about: letters(1501) }, { about: 'limitExceeded' }],
  ['a logo taken away', { logo: null }, {}],
])('a firm: %s', async (_, values, faults) => {
  expect(await errorsOf(firmSchema, { ...firm, ...values })).toEqual(faults);
});

test('an invitation: an address, and a role', async () => {
  expect(await errorsOf(inviteSchema, { email: 'a@b.test', role: 'reader' })).toEqual({});
  expect(await errorsOf(inviteSchema, { email: '', role: 'chief' })).toEqual({
    email: 'requiredEmail',
    role: 'invalidChoice',
  });
});

test('forms of one field: the e-mail for a link, the phone number', async () => {
  expect(await errorsOf(recoverySchema, { email: '' })).toEqual({ email: 'requiredEmail' });
  expect(await errorsOf(recoverySchema, { email: 'a@b.test' })).toEqual({});
  expect(await errorsOf(phoneSchema, { phone: '' })).toEqual({ phone: 'requiredField' });
  expect(await errorsOf(phoneSchema, { phone: '+33612345678' })).toEqual({});
});

test('every new password is checked by the rules, an old one never', async () => {
  const weak = { password1: 'weak', password2: 'weak' };
  expect(await errorsOf(newPasswordSchema, weak)).toEqual({ password1: 'invalidPassword' });
  expect(await errorsOf(changePasswordSchema, { ...weak, old_password: 'x' })).toEqual({
    password1: 'invalidPassword',
  });
  expect(await errorsOf(confirmIdentitySchema, { password: '' })).toEqual({ password: 'requiredField' });
  expect(await errorsOf(closeAccountSchema(true), { password: '' })).toEqual({ password: 'requiredField' });
  expect(await errorsOf(closeAccountSchema(true), { password: 'x' })).toEqual({});
  expect(await errorsOf(closeAccountSchema(false), { password: '' })).toEqual({});
});

const invited = {
  email: 'anne@example.test',
  scope: 'company',
  subject_id: '3',
  right: 'read',
  ends_on: '2027-11-29',
  may_accept: false,
  acceptance_words: '',
};
test.each<[string, Values, Values]>([
  ['as it should be', {}, {}],
  [
    'nothing filled in',
    { email: '', subject_id: null, ends_on: '' },
    { email: 'requiredEmail', subject_id: 'requiredField', ends_on: 'requiredField' },
  ],
  ['who negotiates, without leave to accept', { right: 'negotiate' }, {}],
  [
    'leave to accept, and no words',
    { right: 'negotiate', may_accept: true },
    { acceptance_words: 'requiredField' },
  ],
  [
    'nine letters',
    { right: 'negotiate', may_accept: true, acceptance_words: letters(9) },
    { acceptance_words: 'min10' },
  ],
  [
    '301 letters',
    { right: 'negotiate', may_accept: true, acceptance_words: letters(301) },
    { acceptance_words: 'limitExceeded' },
  ],
  ['words that no longer count', { right: 'read', may_accept: true, acceptance_words: 'no' }, {}],
])('an adviser: %s', async (_, values, faults) => {
  expect(await errorsOf(inviteAdviserSchema, { ...invited, ...values })).toEqual(faults);
});

const faq = {
  ...{ id: null, question: 'Who reads my name?', question_fr: 'Qui lit mon nom ?' },
  ...{ answer: 'Nobody, until you have agreed.', answer_fr: 'Personne, avant votre accord.' },
  ...{ category: '1', state: 'shown' },
};
test.each<[string, Values, Values]>([
  ['as it should be', {}, {}],
  ['nothing', { question: '', answer_fr: ' ' }, { question: 'requiredField', answer_fr: 'requiredField' }],
  ['too short', { question_fr: letters(9), answer: letters(19) }, { question_fr: 'min10', answer: 'min20' }],
  ['too long', { question: letters(201), answer: letters(5001) }, { question: 'max200', answer: 'max5000' }],
  ['no category', { category: null }, { category: 'requiredField' }],
])('a question of the house: %s', async (_, values, faults) => {
  expect(await errorsOf(faqEntrySchema, { ...faq, ...values })).toEqual(faults);
});

test.each<[string, Values, Values]>([
  ['as it should be', {}, {}],
  ['nothing', { name: '', name_fr: ' ' }, { name: 'requiredField', name_fr: 'requiredField' }],
  ['one letter', { name: 'A' }, { name: 'min2' }],
  ['51 letters', { name_fr: letters(51) }, { name_fr: 'max50' }],
])('the names of a sector: %s', async (_, values, faults) => {
  const sector = { id: null, name: 'Industry', name_fr: 'Industrie', state: 'offered' };
  expect(await errorsOf(listedNameSchema, { ...sector, ...values })).toEqual(faults);
});
