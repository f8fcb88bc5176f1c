import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { imageParamsSchema } from '../../http/image-params.ts';
import { del, get, patch, post, type Routes } from '../../http/route.ts';
import { portraitRule } from '../../storage/file-rule.ts';
import { changePassword } from './handlers/change-password.ts';
import { currentUser } from './handlers/current-user.ts';
import {
  askForEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  readEmailChange,
} from './handlers/email-change.ts';
import { initiatePasswordRecovery } from './handlers/initiate-password-recovery.ts';
import { readRecoveryLink } from './handlers/read-recovery-link.ts';
import { readUndoLink } from './handlers/read-undo-link.ts';
import { sendVerificationEmail } from './handlers/send-verification-email.ts';
import { setUpPassword } from './handlers/set-up-password.ts';
import { signUp } from './handlers/sign-up.ts';
import { undoChange } from './handlers/undo-change.ts';
import { updateProfile } from './handlers/update-profile.ts';
import { userImage } from './handlers/user-image.ts';
import { verifyEmail } from './handlers/verify-email.ts';

const NEW_PASSWORD_ERRORS = [
  'account.passwords_differ',
  'account.password_too_weak',
  'account.password_too_common',
  'account.password_personal',
] as const;

export const userRoutes: Routes = {
  signUp: post(paths.signUp, {
    access: 'guest',
    summary: 'Sign up',
    description: 'Opens an account and signs in.',
    errors: ['account.email_taken', ...NEW_PASSWORD_ERRORS],
    status: 201,
    rate: { max: ({ rules }) => rules.signUpsAnHour, timeWindow: '1 hour' },
    body: schemas.signUpBodySchema,
    response: schemas.signUpResponseSchema,
    handler: signUp,
  }),
  readCurrentUser: get(paths.currentUser, {
    access: 'signed-in',
    summary: 'Read my profile',
    description: 'Reads the profile of the viewer.',
    response: schemas.userSchema,
    handler: currentUser,
  }),
  updateProfile: patch(paths.user(':id'), {
    access: 'signed-in',
    summary: 'Change my profile',
    description:
      'Changes the fields that are sent. A viewer changes their own profile alone. An empty `image` removes the picture.',
    params: schemas.idParamsSchema,
    body: schemas.profileFieldsSchema,
    files: { image: portraitRule },
    response: schemas.userSchema,
    handler: updateProfile,
  }),
  readUserImage: get(paths.userImage(':id', ':name'), {
    access: 'guest',
    summary: 'Read the picture of a person',
    description:
      'Gives the picture as WebP. Its random name is what lets one in, since an image element sends no token.',
    errors: ['file.lost', 'storage.unreadable'],
    params: imageParamsSchema,
    handler: userImage,
  }),
  initiatePasswordRecovery: post(paths.initiatePasswordRecovery, {
    access: 'guest',
    summary: 'Ask for a new password',
    description:
      'Mails a link by which a new password is chosen. The response is the same whether the address is known or not.',
    rate: { max: 30, timeWindow: '1 hour' },
    body: schemas.recoveryBodySchema,
    response: schemas.detailSchema,
    handler: initiatePasswordRecovery,
  }),
  readRecoveryLink: post(paths.recoveryLink(':id'), {
    access: 'guest',
    summary: 'Read whether a link to choose a password holds',
    description:
      'By the token of the mailed link, which it does not use up. The same for a wrong token and an unknown account.',
    rate: { max: 30, timeWindow: '1 hour' },
    params: schemas.idParamsSchema,
    body: schemas.mailedTokenBodySchema,
    response: schemas.recoveryLinkSchema,
    handler: readRecoveryLink,
  }),
  setUpPassword: patch(paths.setUpPassword(':id'), {
    access: 'guest',
    summary: 'Choose a new password',
    description:
      'Sets a new password by the token of the mailed link, which holds once, and ends every session.',
    errors: ['account.recovery_link_invalid', ...NEW_PASSWORD_ERRORS],
    rate: { max: 30, timeWindow: '1 hour' },
    params: schemas.idParamsSchema,
    body: schemas.setUpPasswordBodySchema,
    response: schemas.detailSchema,
    handler: setUpPassword,
  }),
  verifyEmail: post(paths.verifyEmail(':id'), {
    access: 'anyone',
    summary: 'Confirm an e-mail address',
    description:
      'Proves the address of an account by the token of the mailed link, which holds once. Who is signed in to the account keeps it as it is, and ends its other sessions unless theirs is the one that it was opened with. For anybody else it is as new: every session ends, and password, linked identities, names, picture and phone are removed.',
    errors: ['account.verification_link_invalid'],
    rate: { max: 300, timeWindow: '1 hour' },
    params: schemas.idParamsSchema,
    body: schemas.verifyEmailBodySchema,
    response: schemas.detailSchema,
    handler: verifyEmail,
  }),
  sendVerificationEmail: post(paths.sendVerificationEmail(':id'), {
    access: 'signed-in',
    summary: 'Send the link to confirm my address again',
    description:
      'Mails the viewer another link to confirm their address, at most five in an hour. The earlier ones stay valid.',
    errors: ['account.email_already_proven', 'account.too_many_verification_mails'],
    params: schemas.idParamsSchema,
    response: schemas.detailSchema,
    handler: sendVerificationEmail,
  }),
  readEmailChange: get(paths.emailChange(':id'), {
    access: 'signed-in',
    summary: 'Read which new address waits to be confirmed',
    description:
      'Gives the address that the viewer asked for and that is not confirmed yet; null where there is none.',
    params: schemas.idParamsSchema,
    response: schemas.emailChangeSchema,
    handler: readEmailChange,
  }),
  askForEmailChange: post(paths.emailChange(':id'), {
    access: 'signed-in',
    summary: 'Ask for another e-mail address',
    description:
      'Mails a link to the new address, at most five in an hour; only the newest holds. The account keeps its address until then. The session must have been confirmed within the last ten minutes.',
    errors: [
      'account.confirmation_needed',
      'account.email_taken',
      'account.email_unchanged',
      'account.too_many_verification_mails',
    ],
    params: schemas.idParamsSchema,
    body: schemas.emailChangeBodySchema,
    response: schemas.emailChangeSchema,
    handler: askForEmailChange,
  }),
  cancelEmailChange: del(paths.emailChange(':id'), {
    access: 'signed-in',
    summary: 'Keep my e-mail address',
    description: 'Ends the link that was mailed to a new address. Does nothing where there is none.',
    status: 204,
    params: schemas.idParamsSchema,
    handler: cancelEmailChange,
  }),
  confirmEmailChange: post(paths.confirmEmailChange(':id'), {
    access: 'signed-in',
    summary: 'Confirm the new e-mail address',
    description:
      'Gives the account of the viewer the new address, by the token of the link mailed to it, which holds once. The session must have been confirmed within the last ten minutes. Every other session ends. The old address is told, with a link to undo, if it was confirmed.',
    errors: ['account.confirmation_needed', 'account.email_change_link_invalid', 'account.email_taken'],
    params: schemas.idParamsSchema,
    body: schemas.mailedTokenBodySchema,
    response: schemas.detailSchema,
    handler: confirmEmailChange,
  }),
  readUndoLink: post(paths.undoLink(':id'), {
    access: 'guest',
    summary: 'Read what became of an undo link',
    description:
      'Whether the link of a mail about a changed address or a linked identity still holds, by its token; does not use it up.',
    rate: { max: 30, timeWindow: '1 hour' },
    params: schemas.idParamsSchema,
    body: schemas.mailedTokenBodySchema,
    response: schemas.undoLinkSchema,
    handler: readUndoLink,
  }),
  undoChange: post(paths.undoChange(':id'), {
    access: 'guest',
    summary: 'Undo a change of an account',
    description:
      'By the token of the link in a mail about a changed address or a linked identity, which holds once and for seven days: the account gets back the address of that mail; identities, passkeys and codes that were added since, or in the seven days before, are removed, if the password of before the change comes with it; every session and the password end. The response has the token by which a new password is chosen.',
    errors: [
      'account.undo_link_invalid',
      'account.undo_needs_password',
      'account.wrong_password',
      'auth.too_many_failures',
    ],
    rate: { max: 30, timeWindow: '1 hour' },
    params: schemas.idParamsSchema,
    body: schemas.undoChangeBodySchema,
    response: schemas.undoneChangeSchema,
    handler: undoChange,
  }),
  changePassword: post(paths.changePassword(':id'), {
    access: 'signed-in',
    summary: 'Change my password',
    description: 'Sets a new password, ends every session and returns the tokens of a new one.',
    errors: [
      'account.wrong_old_password',
      ...NEW_PASSWORD_ERRORS,
      'auth.account_closed',
      'auth.account_suspended',
      'auth.too_many_failures',
    ],
    rate: { max: 30, timeWindow: '1 hour' },
    params: schemas.idParamsSchema,
    body: schemas.changePasswordBodySchema,
    response: schemas.tokensSchema,
    handler: changePassword,
  }),
};
