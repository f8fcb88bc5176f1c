import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, fail, messageOf, ok, warn } from './finding.ts';

const LOW = 5e9;
const FULL = 5e8;

/** The data folder: that it can be written, its free space, and that others can't read its secrets. */
export function dataDirFindings(dataDir: string): Finding[] {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return [
      fail(
        'data folder',
        messageOf(error),
        `Create ${dataDir}, owned by the user of the service (chmod 700), or set DATA_DIR.`,
      ),
    ];
  }
  const { bavail, bsize } = statfsSync(dataDir);
  return [
    ok('data folder', dataDir),
    spaceFinding(bavail * bsize),
    secretsFinding(join(dataDir, 'secrets.json')),
  ];
}

export function spaceFinding(free: number): Finding {
  const text = `${(free / 1e9).toFixed(1)} GB are free`;
  const todo = 'Free space, or move DATA_DIR to a larger disk: without space nothing can be saved.';
  if (free < FULL) return fail('space', text, todo);
  return free < LOW ? warn('space', text, todo) : ok('space', text);
}

function secretsFinding(file: string): Finding {
  if (!existsSync(file)) return ok('secrets', 'they are made at the first start');
  if (statSync(file).mode & 0o077)
    return fail(
      'secrets',
      `others can read ${file}`,
      `chmod 600 ${file}, and remove it to have new ones: everybody has to sign in again.`,
    );
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return ok('secrets', 'only this user can read them');
  } catch (error) {
    return fail(
      'secrets',
      `${file}: ${messageOf(error)}`,
      'Restore it from a backup, or remove it: everybody has to sign in again.',
    );
  }
}
