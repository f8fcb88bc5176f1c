import { availableParallelism } from 'node:os';
import { inSuite } from '@handover/shared/testing/suite';
import type pg from 'pg';
import { activityOf } from './fill-activity.ts';

/** The number of opportunities of the tests; all else grows with it. */
const OPPORTUNITIES = inSuite({ test: 40_000, long: 100_000 });
const NAMES = 800;
const LISTINGS_OF_SELLER = 300;

export interface MarketSize {
  users: number;
  opportunities: number;
  companies: number;
  /** Every how many listings one is the seller's. */
  every: number;
}
const sizeOf = (opportunities: number): MarketSize => ({
  // There are so many that no list of them is read whole.
  users: Math.max(2000, opportunities / 50),
  opportunities,
  companies: opportunities * 0.6,
  every: Math.round(opportunities / LISTINGS_OF_SELLER),
});

const words = (list: string) => `(array['${list.split(' ').join("','")}'])`;
const ACTIVITIES = words(
  'usinage menuiserie logistique boulangerie emballage infogérance maintenance chaudronnerie plasturgie viticulture traiteur hôtellerie optique pharmacie nettoyage ingénierie solaire formation édition transport',
);
const PLACES = words(
  'Bretagne Normandie Alsace Provence Lorraine Savoie Gascogne Anjou Picardie Vendée Touraine Corse Limousin Auvergne Bourgogne Champagne Poitou Berry Béarn Artois',
);
const EXTRAS = words(
  'rentable familiale certifiée régionale reconnue innovante exportatrice durable artisanale historique robuste agile équipée moderne spécialisée diversifiée pérenne solide dynamique implantée',
);
const pick = (list: string, by: string) => `${list}[1 + (${by}) % 20]`;
/** A reproducible pseudo-random distribution. */
const mix = (by: string) => `abs(hashint4(${by}))`;
/**
 * Users with many records, spread over the tables: a broker with a tenth of the market, and a seller with 300 popular
 * listings in a market of any size.
 */
export interface Heavy {
  broker: number;
  seller: number;
}
const owner = (by: string, { broker, seller }: Heavy, { users, every }: MarketSize) =>
  `case when ${by} % 10 = 0 then ${broker} when ${by} % ${every} = 1 then ${seller} else 1000 + ${mix(by)} % ${users} end`;

/** The rows that are created before the opportunities. */
const foundations = (heavy: Heavy, size: MarketSize) => [
  `insert into users (id, email, first_name, last_name, email_proven_at, suspended_at) overriding system value
    select 1000 + i, 'person' || i || '@example.test', 'Alex', case when i % 20 = 3 then 'Martin' else 'Durand' end, now(), case when i % 10 = 9 then now() end from generate_series(0, ${size.users - 1}) i`,
  ...['tags', 'regions'].map(
    (table) => `insert into ${table} (name, name_fr, created_by, accepted)
      select ${pick(EXTRAS, 'i')} || translate(i::text, '0123456789', 'abcdefghij'), ${pick(PLACES, 'i')} || i, 1000 + i % ${size.users}, true
      from generate_series(1, ${NAMES}) i`,
  ),
  `insert into companies (id, owner_id, name, city, country_id, region_id, created_at, updated_at) overriding system value
    select i, ${owner('i', heavy, size)}, initcap(${pick(ACTIVITIES, mix('i'))}) || ' ' || ${pick(PLACES, mix('i + 7'))} || ' ' || i,
      ${pick(PLACES, 'i')}, 1 + i % 14, 1 + i % 28, now() - make_interval(mins => ${mix('i')} % 500000), now()
    from generate_series(1, ${size.companies}) i`,
  `insert into company_sectors select i, 1 + ${mix('i')} % 12 from generate_series(1, ${size.companies}) i`,
  `insert into offices (company_id, country_name, city) select i, 'France', 'Lyon' from generate_series(1, ${size.companies}) i`,
  `insert into revenues (company_id, year, revenue, number_of_employees)
    select i, 2024, 1000 * (${mix('i')} % 9000), i % 300 from generate_series(1, ${size.companies}) i`,
  // Six of ten are for sale. Of a hundred, ninety are published, four under review, three rejected, three unlisted.
  // These come before the opportunities, whose words hold their names: triggers are disabled too.
  `insert into opportunity_sectors select i, 1 + (${mix('i')} + 5 * k) % 12
    from generate_series(1, ${size.opportunities}) i, generate_series(0, 1) k`,
  `insert into opportunity_sub_sectors select i, 1 + ${mix('i + 23')} % 48 from generate_series(1, ${size.opportunities}) i`,
  `insert into opportunity_tags select i, 1 + i % 10 from generate_series(1, ${size.opportunities}) i`,
  // The names of each listing would otherwise be looked up by a plan for unknown tables, which takes five times as
  // long at a million.
  `analyze opportunity_sectors, opportunity_sub_sectors, opportunity_tags, tags, regions`,
];

/** The opportunities from one id to another: their words are nine tenths of the work. */
const opportunitiesOf = (heavy: Heavy, size: MarketSize, from: number, to: number) =>
  `insert into opportunities (id, owner_id, type, company_id, project_title, activity, unique_selling_proposition, asking_price,
      country_id, region_id, validated, published_at, unlisted_at, created_at, updated_at, choice_words, latest_revenue,
      latest_ebitda, preferred_min_revenue, preferred_max_revenue, preferred_ebitda_min) overriding system value
    select i, ${owner('i', heavy, size)}, case when i <= ${size.companies} then 'sell' else 'buy' end::opportunity_type,
      case when i <= ${size.companies} then i end,
      case when i % 500 = 0 then 'Éclairage architectural ' || i
        else initcap(${pick(ACTIVITIES, mix('i'))}) || ' ' || ${pick(EXTRAS, mix('i + 3'))} || ', ' || ${pick(PLACES, mix('i + 5'))} || ' ' || i end,
      'Entreprise ' || ${pick(EXTRAS, mix('i + 11'))} || ' et ' || ${pick(EXTRAS, mix('i + 13'))} || ' en ' || ${pick(PLACES, mix('i + 17'))}
        || case when i % 400 = 7 then ', seule à souder le titane' else '' end,
      'Carnet de commandes ' || ${pick(EXTRAS, mix('i + 19'))}, case when i % 9 > 0 then 1000 * (${mix('i')} % 9000) end,
      1 + i % 14, 1 + i % 28,
      case when ${mix('i')} % 100 < 4 then null else ${mix('i')} % 100 > 6 end, now(),
      case when ${mix('i')} % 100 > 96 then now() end,
      now() - make_interval(mins => ${mix('i + 1')} % 500000), now(), choice_words_of(i, 1 + i % 14, 1 + i % 28),
      case when i <= ${size.companies} then 1000 * (${mix('i')} % 9000) end,
      case when i <= ${size.companies} and i % 11 > 0 then 100 * (${mix('i + 29')} % 20000) - 200000 end,
      case when i > ${size.companies} and i % 3 > 0 then 1000 * (${mix('i')} % 4000) end,
      case when i > ${size.companies} and i % 4 > 0 then 1000 * (4000 + ${mix('i')} % 9000) end,
      case when i > ${size.companies} and i % 5 > 0 then 100 * (${mix('i')} % 9000) end
    from generate_series(${from}, ${to}) i`;

/** The rows that refer to the opportunities. */
const consequences = (heavy: Heavy, size: MarketSize) => [
  `insert into revenues (opportunity_id, year, revenue, number_of_employees, ebitda)
    select id, 2024, latest_revenue, id % 300, latest_ebitda from opportunities where type = 'sell'`,
  // The words of all teasers, and as many others as a language has.
  `insert into search_words select distinct word from opportunities o, words_of(o) word where o.validated and o.unlisted_at is null`,
  `insert into search_words select translate(md5(i::text), '0123456789', 'ghijklmnop') from generate_series(1, 40000) i`,
  ...activityOf(heavy, size, mix),
];

/**
 * Drops the indexes of an empty table and returns the statements that recreate them, which is much faster after the
 * insert.
 */
async function dropIndexes(client: pg.PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; make: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as make from pg_index
      where indrelid = $1::regclass and not indisprimary`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ make }) => make);
}

const SESSION = `set statement_timeout = 0; set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'`;

/** Runs each statement on a connection of its own, all at once, with constraints and triggers disabled. */
async function atOnce(pool: pg.Pool, statements: string[]): Promise<void> {
  const running = statements.map(async (statement) => {
    const client = await pool.connect();
    try {
      await client.query(SESSION);
      await client.query(statement);
    } finally {
      client.release(true);
    }
  });
  await Promise.all(running);
}

/**
 * Fills an empty database with a reproducible market: one statement per table, the opportunities in one for each core,
 * constraints disabled meanwhile, and vacuumed at the end.
 */
export async function fillMarket(pool: pg.Pool, heavy: Heavy, opportunities = OPPORTUNITIES): Promise<void> {
  const size = sizeOf(opportunities);
  const parts = Math.min(availableParallelism(), 8);
  const client = await pool.connect();
  try {
    await client.query(SESSION);
    const indexes: string[] = [];
    for (const table of ['opportunities', 'companies', 'notifications'])
      indexes.push(...(await dropIndexes(client, table)));
    for (const statement of foundations(heavy, size)) await client.query(statement);
    const edge = (part: number) => Math.round((opportunities * part) / parts);
    await atOnce(
      pool,
      Array.from({ length: parts }, (_, part) =>
        opportunitiesOf(heavy, size, edge(part) + 1, edge(part + 1)),
      ),
    );
    for (const statement of [...consequences(heavy, size), ...indexes]) await client.query(statement);
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}
