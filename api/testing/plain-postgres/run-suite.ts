import { spawn } from 'node:child_process';
import { once } from 'node:events';
import manifest from '../../package.json' with { type: 'json' };
import { ensurePlain } from './ensure-plain.ts';
import { startPlain } from './start-plain.ts';

/** The same suite, on a PostgreSQL that is not ours: `pnpm --filter api test:plain`. */
const plain = ensurePlain();
const server = await startPlain(plain);
console.log(`The server suite, on the plain PostgreSQL ${plain.version} of ${plain.bin}:`);
const suite = spawn(manifest.scripts.test, {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: server.url },
});
// Ctrl-C reaches the suite too; we stay to stop the server.
process.on('SIGINT', () => undefined);
const [code] = await once(suite, 'exit');
await server.stop();
process.exit(code ?? 1);
