import { installDebian, unpackDebian } from '@handover/shared/testing/debian';
import { findOrFetch } from '@handover/shared/testing/find-or-fetch';
import { findPlain, OLDEST_VERSION, type PlainPostgres, UNPACKED } from './find-plain.ts';

const PACKAGE = `postgresql-${OLDEST_VERSION}`;
const HELP = `The suite also runs on a plain PostgreSQL, ${OLDEST_VERSION} or newer, and none could be installed.
On Debian: apt-get install ${PACKAGE}. Elsewhere put its pg_config on the PATH, or name a server:
DATABASE_URL=postgresql://… pnpm --filter api test`;

/** A PostgreSQL other than the embedded one: found or downloaded; ends the process where there is none. */
export function ensurePlain(): PlainPostgres {
  const found = findOrFetch('plain PostgreSQL', findPlain, [
    { name: `Debian's ${PACKAGE} package`, get: () => installDebian([PACKAGE]) },
    { name: `Debian's ${PACKAGE}, unpacked into api/.cache`, get: () => unpackDebian(UNPACKED, [PACKAGE]) },
  ]);
  if (found) return found;
  console.error(HELP);
  process.exit(1);
}
