import { spawn } from 'node:child_process';
import { once } from 'node:events';
import manifest from '../../package.json' with { type: 'json' };
import { writeGroups } from '../groups/write-groups.ts';
import { ensurePlain } from './ensure-plain.ts';
import { startPlain } from './start-plain.ts';

/** Tests of the embedded server itself. */
const ABOUT_EMBEDDED = ['db/embedded/**', 'tests/faults/kill-database.test.ts'];

/** Runs the long suite on a PostgreSQL other than the embedded one: `pnpm --filter api test:plain`. */
const plain = ensurePlain();
const server = await startPlain(plain);
console.log(`The server suite, on the plain PostgreSQL ${plain.version} of ${plain.bin}:`);
writeGroups(ABOUT_EMBEDDED);
const suite = spawn(manifest.scripts.test.replace(/^.* && /, ''), {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: server.url, TEST_SUITE: 'long' },
});
// Ctrl-C reaches the suite too; this process stays alive to stop the server.
process.on('SIGINT', () => undefined);
const [code] = await once(suite, 'exit');
await server.stop();
process.exit(code ?? 1);
