import {
  changePasswordBodySchema,
  detailSchema,
  idParamsSchema,
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
    url: '/api/users/sign_up/',
    access: 'guest',
    summary: 'Open an account',
    status: 201,
    rate: { max: 100, timeWindow: '1 hour' },
    body: signUpBodySchema,
    answer: signUpAnswerSchema,
    handler: signUp,
  }),
  route({
    method: 'GET',
    url: '/api/users/current_user/',
    access: 'signed-in',
    summary: 'Who is signed in',
    answer: userSchema,
    handler: currentUser,
  }),
  route({
    method: 'PATCH',
    url: '/api/users/:id/',
    access: 'signed-in',
    summary: 'Change the profile',
    params: idParamsSchema,
    body: profileFieldsSchema,
    files: { image: portraitRule },
    answer: userSchema,
    handler: updateProfile,
  }),
  route({
    method: 'GET',
    url: '/api/users/:id/image/:name',
    access: 'guest',
    summary: 'The picture of a person',
    params: imageParamsSchema,
    handler: userImage,
  }),
  route({
    method: 'POST',
    url: '/api/users/initiate_password_recovery/',
    access: 'guest',
    summary: 'Ask for a link to choose a new password',
    rate: { max: 30, timeWindow: '1 hour' },
    body: recoveryBodySchema,
    answer: detailSchema,
    handler: initiatePasswordRecovery,
  }),
  route({
    method: 'PATCH',
    url: '/api/users/:id/set_up_password/',
    access: 'guest',
    summary: 'Choose a new password by the link',
    rate: { max: 30, timeWindow: '1 hour' },
    params: idParamsSchema,
    body: setUpPasswordBodySchema,
    answer: detailSchema,
    handler: setUpPassword,
  }),
  route({
    method: 'POST',
    url: '/api/users/:id/change_password/',
    access: 'signed-in',
    summary: 'Change the password',
    rate: { max: 30, timeWindow: '1 hour' },
    params: idParamsSchema,
    body: changePasswordBodySchema,
    answer: tokensSchema,
    handler: changePassword,
  }),
];
