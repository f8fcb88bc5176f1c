import { BAND_EDGES } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/** The confidential texts and figures of the demo that are in no public place. */
export interface Secrets {
  /** Each with how it stands in JSON. */
  texts: ReadonlyMap<string, string>;
  figures: ReadonlySet<number>;
}

/** Private columns that the demo leaves empty, filled so that a leak of them would be seen. */
const FILLED = {
  companies: ['website', 'phone', 'financial', 'operational_kpi', 'ownership_structure'],
  opportunities: ['financial', 'operational_kpi'],
  deal_opportunities: ['website', 'phone', 'financial', 'operational_kpi'],
  users: ['phone', 'linkedin_url'],
};

const TEXTS = [
  `select unnest(array[name, city, zip_code, website, phone, financial, operational_kpi, ownership_structure]) from companies`,
  `select unnest(array[city, street, zip_code, address]) from offices`,
  `select unnest(array[city, zip_code, financial, operational_kpi, ownership_structure]) from opportunities`,
  `select unnest(array[company_name, website, phone, financial, operational_kpi, ownership_structure]) from deal_opportunities`,
  `select unnest(array[project_title, activity, unique_selling_proposition]) from opportunities where validated is not true`,
  `select reason from add_backs`,
  `select rejection_reason from opportunities`,
  `select unnest(array[email, first_name || ' ' || last_name, phone, linkedin_url]) from users`,
  `select unnest(array[name, storage_key, sha256]) from files where kind <> 'background_image'`,
  `select message from access_requests`,
  // The server's own reasons are words of its rules.
  `select decline_reason from access_requests where decline_reason not in ('sold', 'unlisted')`,
  `select unnest(array[subject, question, answer]) from questions_and_answers`,
  `select answer from earlier_answers`,
  `select unnest(array[decline_reason, financing, conditions]) from loi_documents`,
  `select cancellation_reason from deals`,
  `select name from tags where not accepted union all select name from regions where not accepted`,
];

/** Fills empty columns, and reads every secret of a seeded database. */
export async function seededSecrets(db: Database): Promise<Secrets> {
  for (const [table, columns] of Object.entries(FILLED))
    for (const column of columns)
      await db.execute(
        sql.raw(
          `update ${table} set ${column} = 'Secret ${table} ${column} ' || id where coalesce(${column}, '') = ''`,
        ),
      );
  const texts = await db.execute<{ text: string | null }>(
    sql.raw(TEXTS.map((each) => `select * from (${each}) x(text)`).join(' union ')),
  );
  const figures = await db.execute<{ figure: string | null }>(
    sql`select unnest(array[revenue, ebitda, net_profit]) as figure from revenues
      union select unnest(array[working_capital, net_debt, capex]) from revenues union select amount from add_backs union select price from loi_documents`,
  );
  const edges = new Set<number>([...BAND_EDGES.revenue, ...BAND_EDGES.ebitda]);
  return {
    texts: new Map(
      texts.rows
        .map(({ text }) => text?.trim() ?? '')
        .filter((text) => text.length > 2)
        .map((text) => [text, JSON.stringify(text).slice(1, -1)]),
    ),
    figures: new Set(
      figures.rows.map(({ figure }) => Number(figure)).filter((figure) => figure !== 0 && !edges.has(figure)),
    ),
  };
}

/** Public amounts, which may happen to be as large as a figure. */
const PUBLIC = /^(asking_price|preferred_\w+)$/;

/** Each secret in a response: a text that stands there as whole words, a figure under a name that is not public. */
export function secretsIn(body: unknown, { texts, figures }: Secrets): string[] {
  const found: string[] = [];
  const written = typeof body === 'string' ? body : JSON.stringify(body);
  for (const [text, inJson] of texts) {
    const at = written.indexOf(inJson);
    if (at >= 0 && !/[\p{L}\p{N}]/u.test(`${written[at - 1] ?? ''}${written[at + inJson.length] ?? ''}`))
      found.push(text);
  }
  JSON.stringify(body, (key, value) => {
    if (typeof value === 'number' && figures.has(value) && !PUBLIC.test(key)) found.push(`${key}: ${value}`);
    return value;
  });
  return found;
}
