import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const secretsSchema = z.object({ access: z.string().min(43), refresh: z.string().min(43) });
export type Secrets = z.infer<typeof secretsSchema>;

const secret = () => randomBytes(32).toString('base64url');
export const newSecrets = (): Secrets => ({ access: secret(), refresh: secret() });

/**
 * Loads the secrets that sign tokens, or creates them at the first start; kept so that users stay signed in over a
 * restart.
 */
export function loadSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  const fresh = `${path}.${process.pid}`;
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new Error(`${path} can't be read`);
  }
  writeFileSync(fresh, JSON.stringify(newSecrets()), { mode: 0o600 });
  try {
    // Linking fails if another instance was faster; its secrets are used then.
    linkSync(fresh, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  return secretsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}
