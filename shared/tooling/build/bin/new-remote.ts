import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../command/command-error.ts';
import { assertNameAvailable } from '../new-remote/assert-name-available.ts';
import { namesOf } from '../new-remote/names-of.ts';
import { writeRemote } from '../new-remote/write-remote.ts';

/**
 * `pnpm new:remote <name>`: creates a remote that passes every check and appears in the navigation after its first
 * release.
 */
const root = join(import.meta.dirname, '../../../..');
/** The command as it was run here: where it is not installed, npx has it. */
const pnpm = process.env.npm_execpath?.includes('_npx')
  ? `npx -y ${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager}`
  : 'pnpm';

try {
  const [given, ...more] = process.argv.slice(2);
  if (!given || more.length > 0) throw new CommandError('Give one name: pnpm new:remote reviews');
  const names = namesOf(given);
  assertNameAvailable(root, names);
  const files = writeRemote(root, names);
  console.log(`${names.folder}: ${files.length} files`);
  // Longer names may need other line breaks.
  run(join(root, 'node_modules/.bin/biome'), ['check', '--write', '--log-level=error', names.folder]);
  run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=silent']);
  const next = [
    [`--filter ${names.folder} alone`, 'alone, in the mock host'],
    [`dev ${names.kebab}`, 'in the product, live while it is edited'],
    [`release ${names.kebab}`, `publish it: its entry appears in the navigation, at /${names.kebab}`],
  ] as const;
  const width = Math.max(...next.map(([command]) => command.length));
  console.log(`
It is part of the workspace. Next:

${next.map(([command, effect]) => `  ${pnpm} ${command.padEnd(width)}  ${effect}`).join('\n')}

Its French name is a placeholder in ${names.folder}/src/locales/fr.json.`);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function run(command: string, args: string[]) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    throw new CommandError(`${[command, ...args].join(' ')} failed${error ? `: ${error.message}` : ''}`);
}
