import { type Finding, fail, ok, warn } from './finding.ts';

export interface DatabaseFacts {
  /** The number that `server_version_num` has. */
  version: number;
  /** The extensions that the server offers. */
  extensions: readonly string[];
  /** Migrations that this version has and the database has not. */
  pending: number;
  /** Its time minus ours, in ms. */
  aheadMs: number;
}

const OLDEST = 150_000;
const EXTENSIONS = ['unaccent', 'pg_trgm'];
/** Codes of second factors and links of mails are valid for as little as half a minute. */
const MOST_MS = 5000;

export function databaseFindings({ version, extensions, pending, aheadMs }: DatabaseFacts): Finding[] {
  const major = Math.floor(version / 10_000);
  const missing = EXTENSIONS.filter((name) => !extensions.includes(name));
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return [
    version < OLDEST
      ? fail('database', `it is PostgreSQL ${major}`, 'Use PostgreSQL 15 or newer.')
      : ok('database', `PostgreSQL ${major} answers`),
    missing.length > 0
      ? fail(
          'extensions',
          `${missing.join(' and ')} can't be created`,
          'Install the contrib package of PostgreSQL, such as postgresql-contrib.',
        )
      : ok('extensions', `${EXTENSIONS.join(' and ')} are there`),
    pending > 0
      ? warn('schema', `${pending} migrations are to come`, 'Back up, then start, or run handover migrate.')
      : ok('schema', 'it is that of this version'),
    Math.abs(aheadMs) > MOST_MS
      ? fail(
          'clock',
          `the database is ${seconds} s ${aheadMs > 0 ? 'ahead' : 'behind'}`,
          'Let both machines follow the same time server (chrony, systemd-timesyncd).',
        )
      : ok('clock', 'it agrees with the database'),
  ];
}
