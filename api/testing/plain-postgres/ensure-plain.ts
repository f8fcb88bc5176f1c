import { execFileSync } from 'node:child_process';
import { FLOOR, findPlain, type PlainPostgres } from './find-plain.ts';
import { unpackDebian } from './unpack-debian.ts';

const PACKAGE = `postgresql-${FLOOR}`;
const HELP = `The suite also runs on a plain PostgreSQL, ${FLOOR} or newer, and none could be had.
On Debian: apt-get install ${PACKAGE}. Elsewhere put its pg_config on the PATH, or name a server:
DATABASE_URL=postgresql://… pnpm --filter api test`;

const isRoot = process.getuid?.() === 0;
const aptGet = (args: string[], seconds: number) =>
  execFileSync(isRoot ? 'apt-get' : 'sudo', [...(isRoot ? [] : ['-n', 'apt-get']), ...args], {
    stdio: 'pipe',
    timeout: seconds * 1000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

const ways = [
  {
    name: `Debian's ${PACKAGE} package`,
    get() {
      aptGet(['update'], 120);
      aptGet(['install', '-y', '--no-install-recommends', PACKAGE], 400);
    },
  },
  { name: `Debian's ${PACKAGE}, unpacked into api/.cache`, get: () => unpackDebian(PACKAGE) },
];

/** A PostgreSQL that is not ours: found, or fetched and told how; ends the process where there is none. */
export function ensurePlain(): PlainPostgres {
  let found = findPlain();
  for (const way of ways) {
    if (found) break;
    console.log(`No plain PostgreSQL found; trying ${way.name} …`);
    try {
      way.get();
    } catch (error) {
      console.log(`  did not work: ${String((error as Error).message).split('\n')[0]}`);
    }
    found = findPlain();
  }
  if (found) return found;
  console.error(HELP);
  process.exit(1);
}
