import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkFree } from '../new-remote/check-free.ts';
import { namesOf } from '../new-remote/names-of.ts';
import { Refused } from '../new-remote/refused.ts';
import { writeRemote } from '../new-remote/write-remote.ts';

/** `pnpm new:remote <name>`: a remote that passes every check and shows in the navigation after its first release. */
const root = join(import.meta.dirname, '../../..');

try {
  const [given, ...more] = process.argv.slice(2);
  if (!given || more.length > 0) throw new Refused('One name is wanted: pnpm new:remote reviews');
  const names = namesOf(given);
  checkFree(root, names);
  const files = writeRemote(root, names);
  console.log(`${names.folder}: ${files.length} files`);
  // Longer names break lines that fitted before.
  run(join(root, 'node_modules/.bin/biome'), ['check', '--write', '--log-level=error', names.folder]);
  run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=silent']);
  console.log(`
The workspace knows it. Next:

  pnpm --filter ${names.folder} alone     on its own, in the mock host
  pnpm dev ${names.kebab}     in the product, live while it is edited
  pnpm release ${names.kebab}     publish it: its entry appears in the navigation, at /${names.kebab}

Its French name stands in ${names.folder}/src/locales/fr.json, and is yours to choose.`);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function run(command: string, args: string[]) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    throw new Refused(`${[command, ...args].join(' ')} failed${error ? `: ${error.message}` : ''}`);
}
