import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, post, type Routes } from '../../http/route.ts';
import { closeAccount } from './handlers/close-account.ts';
import { confirmByPassword, readConfirmation } from './handlers/confirmation.ts';
import { exportAccount } from './handlers/export-account.ts';

export const accountRoutes: Routes = {
  readConfirmation: get(paths.confirmation(':id'), {
    access: 'signed-in',
    summary: 'Read whether it is confirmed that it is me',
    description:
      'Tells how many seconds the session still counts as confirmed: by its sign-in, or by the password since. Exporting, changing the e-mail address, linking an identity, and closing without a password need it.',
    params: schemas.idParamsSchema,
    response: schemas.confirmedSchema,
    handler: readConfirmation,
  }),
  confirmByPassword: post(paths.confirmation(':id'), {
    access: 'signed-in',
    summary: 'Confirm that it is me',
    description: 'Confirms the session for ten minutes, by the password of the viewer.',
    errors: ['account.wrong_password', 'auth.too_many_failures'],
    params: schemas.idParamsSchema,
    body: schemas.confirmBodySchema,
    response: schemas.confirmedSchema,
    handler: confirmByPassword,
  }),
  exportAccount: get(paths.exportAccount, {
    access: 'signed-in',
    summary: 'Export my data',
    description:
      'Gives everything that the server keeps of the viewer as a JSON file. The session must have been confirmed within the last ten minutes; a mail tells the viewer.',
    errors: ['account.confirmation_needed'],
    // It reads a lot. Counted by each instance for itself.
    rate: { max: 20, timeWindow: '1 hour' },
    handler: exportAccount,
  }),
  closeAccount: del(paths.user(':id'), {
    access: 'signed-in',
    summary: 'Close my account',
    description:
      'Closes the account of the viewer and erases their personal data. It asks for the password or, where there is none, for a sign-in within the last ten minutes. No deal may be running.',
    errors: [
      'account.wrong_password',
      'account.confirmation_needed',
      'account.deals_running',
      'account.busy',
      'auth.too_many_failures',
    ],
    status: 204,
    params: schemas.idParamsSchema,
    body: schemas.closeAccountBodySchema,
    handler: closeAccount,
  }),
};
