import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marketDay } from '@handover/shared/contract/hosting';
import { type OpenDatabase, openDatabase } from '../db/connect.ts';
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded/supervisor.ts';
import { FOLDER, migrate } from '../db/migrate.ts';
import { seed } from '../seed/seed.ts';
import { fillMarket } from '../testing/scale/fill-market.ts';

const FILLED_BY = join(import.meta.dirname, '../testing/scale');
const people = ['broker', 'seller'] as const;
export type MarketUsers = Record<(typeof people)[number], number>;

export interface Market extends OpenDatabase {
  url: string;
  users: MarketUsers;
}

/** A market is filled again where migrations or fill have changed, and every day: its deadlines are relative to today. */
function version(): string {
  const hash = createHash('sha256').update(marketDay(Date.now()));
  for (const folder of [FOLDER, FILLED_BY])
    for (const name of readdirSync(folder).filter((each) => /\.sql$|^fill-/.test(each)))
      hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 8);
}

/** The database server of the bench: that of `DATABASE_URL`, or an embedded one in this folder, with its defaults. */
export async function openMarkets(dataDir: string) {
  const given = process.env.DATABASE_URL;
  const embedded: EmbeddedDatabase | null = given ? null : await startEmbedded(dataDir);
  const urlOf = (name: string) => {
    const url = new URL(given ?? `postgresql://postgres@localhost/?host=${embedded?.address.host}`);
    url.pathname = `/${name}`;
    return url.href;
  };
  const open = (name: string) =>
    openDatabase({ connectionString: urlOf(name) }, () => undefined, { statement_timeout: 0 });

  /** Opens the market of this size, and fills it first if necessary. */
  async function market(size: number): Promise<Market> {
    const name = `bench_${size}_${version()}`;
    const server = open('postgres');
    const { rows } = await server.pool.query<{ name: string }>(
      `select datname as name from pg_database where datname like $1`,
      [`bench\\_${size}\\_%`],
    );
    if (!rows.some((row) => row.name === name)) {
      for (const old of rows) await server.pool.query(`drop database ${old.name} with (force)`);
      await fill(`${name}_unfinished`, size);
      await server.pool.query(`alter database ${name}_unfinished rename to ${name}`);
    }
    await server.pool.end();
    const database = open(name);
    return { ...database, url: urlOf(name), users: await usersOf(database) };
  }

  async function fill(name: string, size: number): Promise<void> {
    console.log(`Filling a market of ${size} opportunities, once a day`);
    const server = open('postgres');
    await server.pool.query(`create database ${name}`);
    await server.pool.end();
    const database = open(name);
    await migrate(database.pool);
    await seed(database.db, { kind: 'none' });
    for (const person of people)
      await database.pool.query(
        `insert into users (email, first_name, last_name, email_proven_at) values ($1, 'Alex', 'Martin', now())`,
        [`${person}@example.test`],
      );
    await fillMarket(database.pool, await usersOf(database), size);
    await database.pool.end();
  }

  return { market, stop: async () => embedded?.stop() };
}

async function usersOf({ pool }: OpenDatabase): Promise<MarketUsers> {
  const { rows } = await pool.query<{ email: string; id: number }>(
    `select email, id from users where email = any($1)`,
    [people.map((person) => `${person}@example.test`)],
  );
  const idOf = (person: string) => rows.find(({ email }) => email.startsWith(person))?.id ?? 0;
  return { broker: idOf('broker'), seller: idOf('seller') };
}
