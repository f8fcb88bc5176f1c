import { paths } from '@handover/shared/contract';
import { closeAccountBodySchema, idParamsSchema } from '@handover/shared/contract/schemas';
import { del, get, type Routes } from '../../http/route.ts';
import { closeAccount } from './handlers/close-account.ts';
import { exportAccount } from './handlers/export-account.ts';

export const accountRoutes: Routes = {
  exportAccount: get(paths.exportAccount, {
    access: 'signed-in',
    summary: 'Export my data',
    description: 'Gives everything that the server keeps of the viewer as a JSON file.',
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
      'account.recent_sign_in_required',
      'account.deals_running',
      'account.busy',
      'auth.too_many_failures',
    ],
    status: 204,
    params: idParamsSchema,
    body: closeAccountBodySchema,
    handler: closeAccount,
  }),
};
