import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { addBacks, files, revenues } from '../../../db/schema/index.ts';
import { belongsTo, type FigureOwner } from './figure-owner.sql.ts';

type RevenueRow = typeof revenues.$inferSelect;
type StoredAddBack = Pick<typeof addBacks.$inferSelect, 'kind' | 'amount' | 'reason' | 'proofSha256'>;
/** A year as it is stored, without what it belongs to. */
export type StoredYear = Omit<RevenueRow, 'id' | 'companyId' | 'opportunityId' | 'dealOpportunityId'> & {
  addBacks: StoredAddBack[];
};

export async function readYears(db: Queryable, owner: FigureOwner): Promise<StoredYear[]> {
  const rows = await db.select().from(revenues).where(belongsTo(revenues, owner));
  const added = await db
    .select(getTableColumns(addBacks))
    .from(addBacks)
    .innerJoin(revenues, eq(addBacks.revenueId, revenues.id))
    .where(belongsTo(revenues, owner))
    .orderBy(asc(addBacks.position));
  return rows.map(({ id, companyId: _c, opportunityId: _o, dealOpportunityId: _d, ...year }) => ({
    ...year,
    addBacks: added.filter(({ revenueId }) => revenueId === id),
  }));
}

/** Stores these years instead of those before. */
export async function writeYears(tx: Transaction, owner: FigureOwner, years: readonly StoredYear[]) {
  await tx.delete(revenues).where(belongsTo(revenues, owner));
  if (years.length === 0) return;
  const rows = years.map(({ addBacks: _added, ...year }) => ({ ...owner, ...year }));
  const ids = new Map(
    (await tx.insert(revenues).values(rows).returning({ id: revenues.id, year: revenues.year })).map(
      ({ id, year }) => [year, id],
    ),
  );
  const added = years.flatMap((year) =>
    year.addBacks.map(({ kind, amount, reason, proofSha256 }, position) => ({
      revenueId: ids.get(year.year) ?? 0,
      position,
      kind,
      amount,
      reason,
      proofSha256,
    })),
  );
  if (added.length > 0) await tx.insert(addBacks).values(added);
}

/** The documents that may prove a figure of an owner: its own, and those of the company that a listing is about. */
function provingFiles(owner: FigureOwner): SQL {
  const own = belongsTo(files, owner);
  if (!('opportunityId' in owner)) return own;
  return sql`(${own} or ${files.companyId} = (select company_id from opportunities where id = ${owner.opportunityId}))`;
}

/** The contents of documents, by their ids; ids of others are left out. */
export async function contentsOf(tx: Transaction, owner: FigureOwner, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await tx
    .select({ id: files.id, sha256: files.sha256 })
    .from(files)
    .where(
      sql`${provingFiles(owner)} and ${isProof(sql.raw('"files"'))} and ${files.id} in ${[...new Set(ids)]}`,
    );
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
}

const isProof = (file: SQL) =>
  sql`${file}.hidden_at is null and ${file}.kind in ('annual_accounts', 'documents', 'general_ledger')`;

/**
 * The add-backs of a year as they are on the wire, as a column; null where it has none.
 *
 * @param year the name of the year in the query
 */
export const addBackColumn = (year: string): SQL => {
  const r = sql.identifier(year);
  const proof = sql`(select jsonb_build_object('id', f.id, 'name', f.name) from files f
    where f.sha256 = a.proof_sha256 and ${isProof(sql.raw('f'))}
    and (f.company_id = ${r}.company_id or f.opportunity_id = ${r}.opportunity_id
      or f.deal_opportunity_id = ${r}.deal_opportunity_id)
    order by f.created_order limit 1)`;
  return sql`(select jsonb_agg(jsonb_build_object('kind', a.kind, 'amount', a.amount, 'reason', a.reason,
    'proof', ${proof}) order by a.position) from add_backs a where a.revenue_id = ${r}.id)`;
};

/** The add-backs that a document of a deal proves are proved by its new version. */
export async function moveProofs(tx: Transaction, dealOpportunityId: number, from: string, to: string) {
  await tx.execute(sql`update add_backs a set proof_sha256 = ${to} from revenues r
    where r.id = a.revenue_id and r.deal_opportunity_id = ${dealOpportunityId} and a.proof_sha256 = ${from}`);
}
