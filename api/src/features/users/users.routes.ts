import {
  changePasswordBodySchema,
  detailSchema,
  idParamsSchema,
  paths,
  profileFieldsSchema,
  recoveryBodySchema,
  setUpPasswordBodySchema,
  signUpAnswerSchema,
  signUpBodySchema,
  tokensSchema,
  userSchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { portraitRule } from '../../storage/file-rule.ts';
import { changePassword } from './handlers/change-password.ts';
import { currentUser } from './handlers/current-user.ts';
import { initiatePasswordRecovery } from './handlers/initiate-password-recovery.ts';
import { setUpPassword } from './handlers/set-up-password.ts';
import { signUp } from './handlers/sign-up.ts';
import { updateProfile } from './handlers/update-profile.ts';
import { imageParamsSchema, userImage } from './handlers/user-image.ts';

export const userRoutes: Route[] = [
  route({
    method: 'POST',
    url: paths.signUp,
    access: 'guest',
    operationId: 'signUp',
    summary: 'Sign up',
    description: 'Opens an account and signs in.',
    errors: [
      'account.email_taken',
      'account.passwords_differ',
      'account.password_too_weak',
      'account.password_too_common',
    ],
    status: 201,
    rate: { max: 100, timeWindow: '1 hour' },
    body: signUpBodySchema,
    answer: signUpAnswerSchema,
    handler: signUp,
  }),
  route({
    method: 'GET',
    url: paths.currentUser,
    access: 'signed-in',
    operationId: 'readCurrentUser',
    summary: 'Read my profile',
    description: 'Reads the profile of the viewer.',
    answer: userSchema,
    handler: currentUser,
  }),
  route({
    method: 'PATCH',
    url: paths.user(':id'),
    access: 'signed-in',
    operationId: 'updateProfile',
    summary: 'Change my profile',
    description:
      'Changes the fields that are sent. A viewer changes their own profile alone. An empty `image` removes the picture.',
    params: idParamsSchema,
    body: profileFieldsSchema,
    files: { image: portraitRule },
    answer: userSchema,
    handler: updateProfile,
  }),
  route({
    method: 'GET',
    url: paths.userImage(':id', ':name'),
    access: 'guest',
    operationId: 'readUserImage',
    summary: 'Read the picture of a person',
    description:
      'Gives the picture as WebP. Its random name is what lets one in, since an image element sends no token.',
    errors: ['file.lost', 'storage.unreadable'],
    params: imageParamsSchema,
    handler: userImage,
  }),
  route({
    method: 'POST',
    url: paths.initiatePasswordRecovery,
    access: 'guest',
    operationId: 'initiatePasswordRecovery',
    summary: 'Ask for a new password',
    description:
      'Mails a link by which a new password is chosen. The answer is the same whether the address is known or not.',
    rate: { max: 30, timeWindow: '1 hour' },
    body: recoveryBodySchema,
    answer: detailSchema,
    handler: initiatePasswordRecovery,
  }),
  route({
    method: 'PATCH',
    url: paths.setUpPassword(':id'),
    access: 'guest',
    operationId: 'setUpPassword',
    summary: 'Choose a new password',
    description:
      'Sets a new password by the token of the mailed link, which holds once, and ends every session.',
    errors: [
      'account.recovery_link_invalid',
      'account.passwords_differ',
      'account.password_too_weak',
      'account.password_too_common',
    ],
    rate: { max: 30, timeWindow: '1 hour' },
    params: idParamsSchema,
    body: setUpPasswordBodySchema,
    answer: detailSchema,
    handler: setUpPassword,
  }),
  route({
    method: 'POST',
    url: paths.changePassword(':id'),
    access: 'signed-in',
    operationId: 'changePassword',
    summary: 'Change my password',
    description: 'Sets a new password, ends every session and answers with the tokens of a new one.',
    errors: [
      'account.wrong_old_password',
      'account.passwords_differ',
      'account.password_too_weak',
      'account.password_too_common',
      'auth.account_closed',
      'auth.too_many_failures',
    ],
    rate: { max: 30, timeWindow: '1 hour' },
    params: idParamsSchema,
    body: changePasswordBodySchema,
    answer: tokensSchema,
    handler: changePassword,
  }),
];
