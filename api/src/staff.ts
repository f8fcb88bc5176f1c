import { parseArgs } from 'node:util';
import { toEmail } from '@handover/shared/contract/schemas';
import { runOnDatabase } from './process/command.ts';
import { setStaff } from './staff.sql.ts';

/**
 * `pnpm --filter api staff <e-mail>` makes a user staff, `--revoke` takes it back. No request to the api can do that.
 * It applies from the user's next request on.
 */
await runOnDatabase(async (db) => {
  const { values, positionals } = parseArgs({
    options: { revoke: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const email = toEmail(positionals[0] ?? '');
  if (!email || positionals.length > 1)
    throw new Error('Name one e-mail address, and --revoke to take it back');
  if (!(await setStaff(db, email, !values.revoke)))
    throw new Error(`There is no account with the e-mail address ${email}`);
  return `${email} ${values.revoke ? 'is no longer' : 'is now'} staff`;
});
