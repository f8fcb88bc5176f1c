import type { Firm } from '@handover/shared/contract';
import { type FormCase, fakeHttp, testFormFailures } from '@handover/shared/testing';
import { buildDelegation, buildUser } from '@handover/shared/testing/node';
import { buildMyFirm } from '../testing/build-firm.ts';
import { ChangeDelegationModal } from './advisers/change-delegation.modal.tsx';
import { ChangePasswordModal } from './change-password/change-password.modal.tsx';
import { CloseAccountModal } from './close-account/close-account.modal.tsx';
import { ConfirmIdentityModal } from './confirm-identity/confirm-identity.modal.tsx';
import { FirmForm } from './firm/firm-form.tsx';
import { InviteForm } from './firm/invitations/invite-form.tsx';
import { OauthSubmitModal } from './oauth-submit/oauth-submit.modal.tsx';
import { NewPasswordForm } from './password-recovery/new-password-form.tsx';
import { RequestLinkForm } from './password-recovery/request-link-form.tsx';
import { ProfileForm } from './profile/profile-form.tsx';
import { DecideReportModal } from './reports/decide-report.modal.tsx';
import { SignInForm } from './sign-in/sign-in-form.tsx';
import { SignUpForm } from './sign-up/sign-up-form.tsx';

const user = buildUser({ id: 7, phone: '' });
const firm = { ...(buildMyFirm().firm as Firm), website: '' };
const nothing = () => undefined;
const email: FormCase['input'][number] = [/fields.email/, 'claire@example.test'];
const passwords: FormCase['input'] = [
  [/fields.newPassword/, 'Handover2'],
  [/fields.passwordAgain/, 'Handover2'],
];

const FORMS: Record<string, FormCase> = {
  'sign-in': {
    form: <SignInForm onDone={nothing} />,
    method: 'post',
    path: '/api/get_token/',
    input: [email, [/fields.password/, 'Handover1']],
    refused: ['email', /fields.email/],
    texts: {
      '401': ['auth.invalid_credentials', /signIn.wrong/],
      '429': ['auth.too_many_failures', /signIn.throttled/],
    },
  },
  'sign-up': {
    form: <SignUpForm onDone={nothing} />,
    method: 'post',
    path: '/api/users/sign_up/',
    input: [email, [/fields.firstName/, 'Claire'], [/fields.lastName/, 'Moreau'], ...passwords],
    refused: ['first_name', /fields.firstName/],
  },
  'asking for a link': {
    form: <RequestLinkForm sentTo={undefined} onSent={nothing} />,
    method: 'post',
    path: '/api/users/initiate_password_recovery/',
    input: [email],
    refused: ['email', /fields.email/],
  },
  'the new password of a link': {
    form: <NewPasswordForm userId="7" token="t" onDone={nothing} isOver={false} onOver={nothing} />,
    method: 'patch',
    path: '/api/users/7/set_up_password/',
    input: passwords,
    refused: ['password1', /fields.newPassword/],
  },
  'the change of a password': {
    form: <ChangePasswordModal onClose={nothing} />,
    method: 'post',
    path: '/api/users/7/change_password/',
    input: [
      [/changePassword.old/, 'Handover1'],
      [/changePassword.new/, 'Handover2'],
      [/changePassword.again/, 'Handover2'],
    ],
    refused: ['old_password', /changePassword.old/],
  },
  'the missing phone number': {
    form: <OauthSubmitModal onClose={nothing} />,
    method: 'patch',
    path: '/api/users/7/',
    input: [[/fields.phone/, '+33612345678']],
    refused: ['phone', /fields.phone/],
  },
  'the profile': {
    form: <ProfileForm user={user} />,
    method: 'patch',
    path: '/api/users/7/',
    input: [[/fields.linkedin/, 'https://www.linkedin.com/in/claire']],
    refused: ['linkedin_url', /fields.linkedin/],
  },
  'the firm': {
    form: <FirmForm firm={firm} />,
    method: 'patch',
    path: '/api/firms/mine/',
    input: [[/firm.fields.website/, 'https://roux.example/nantes']],
    refused: ['website', /firm.fields.website/],
  },
  'an invitation to the firm': {
    form: <InviteForm />,
    method: 'post',
    path: '/api/firms/mine/invitations/',
    input: [[/firm.invite.email/, 'paul@example.test']],
    refused: ['email', /firm.invite.email/],
  },
  'confirming that it is me': {
    form: <ConfirmIdentityModal hasPassword onClose={nothing} />,
    method: 'post',
    path: '/api/users/7/confirmation/',
    input: [[/fields.password/, 'Quittenbaum9']],
    refused: ['password', /fields.password/],
  },
  'the right of an adviser': {
    form: (
      <ChangeDelegationModal
        delegation={buildDelegation({ right: 'negotiate', acceptance_words: '' })}
        onClose={nothing}
      />
    ),
    method: 'patch',
    path: '/api/delegations/5/',
    input: [[/advisers.form.words/, 'Claire Fontaine may sell my sawmill.']],
    refused: ['acceptance_words', /advisers.form.words/],
  },
  'the decision about a report': {
    form: (
      <DecideReportModal
        report={{
          ...{
            id: 4711,
            created_at: '2026-11-29T09:00:00.000Z',
            reason: 'other',
            explanation: 'It is copied',
          },
          opportunity: { id: 3, title: 'A workshop', is_published: true },
          reporter: { id: null, name: '', email: '' },
          decision: null,
        }}
        onClose={nothing}
      />
    ),
    method: 'post',
    path: '/api/listing_reports/4711/decide/',
    input: [[/reports.reason( |$)/, 'It is copied from another site']],
    refused: ['reason', /reports.reason( |$)/],
  },
  'closing the account': {
    form: <CloseAccountModal hasPassword onClose={nothing} />,
    method: 'delete',
    path: '/api/users/7/',
    input: [[/fields.password/, 'Handover1']],
    refused: ['password', /fields.password/],
    texts: { '409': ['account.busy', /close.busy/] },
  },
};

testFormFailures(FORMS, () => fakeHttp().on('get', '/api/users/current_user/', { body: user }));
