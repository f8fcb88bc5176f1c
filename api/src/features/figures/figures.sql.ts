import type { Office, OfficesBody, Revenue, RevenuesBody } from '@handover/shared/contract';
import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { type Place, placesOf, preparedShapes, type Statement } from '../../../db/prepared.ts';
import { offices, revenues } from '../../../db/schema/index.ts';

/** The owner of a set of offices or yearly figures. */
export type FigureOwner = OwnerIn<number>;

type OwnerIn<Id> = { companyId: Id } | { opportunityId: Id } | { dealOpportunityId: Id };

function belongsTo(table: typeof offices | typeof revenues, owner: OwnerIn<number | Place>): SQL {
  if ('companyId' in owner) return eq(table.companyId, owner.companyId);
  if ('opportunityId' in owner) return eq(table.opportunityId, owner.opportunityId);
  return eq(table.dealOpportunityId, owner.dealOpportunityId);
}

const officeOf = (row: typeof offices.$inferSelect): Office => ({
  id: row.id,
  address: {
    address: row.address,
    country_name: row.countryName,
    city: row.city,
    street: row.street,
    zip_code: row.zipCode,
  },
});
const revenueOf = (row: typeof revenues.$inferSelect): Revenue => ({
  id: row.id,
  date: `${row.year}-01-01`,
  revenue: row.revenue,
  number_of_employees: row.numberOfEmployees,
  ebitda: row.ebitda,
  net_profit: row.netProfit,
  currency: row.currencyId,
});

const selectOffices = (db: Queryable, where: SQL) =>
  db.select().from(offices).where(where).orderBy(asc(offices.position));
/** Newest year first. */
const selectRevenues = (db: Queryable, where: SQL) =>
  db.select().from(revenues).where(where).orderBy(desc(revenues.year));

const officesOf = preparedShapes<Statement<(typeof offices.$inferSelect)[]>>('offices');
const revenuesOf = preparedShapes<Statement<(typeof revenues.$inferSelect)[]>>('revenues');
const kindOf = (owner: FigureOwner) => Object.keys(owner).join();

export async function readOffices(db: Queryable, owner: FigureOwner): Promise<Office[]> {
  const build = (as: string) => selectOffices(db, belongsTo(offices, placesOf(owner))).prepare(as);
  return (await officesOf(db, kindOf(owner), build).execute(owner)).map(officeOf);
}
export async function readRevenues(db: Queryable, owner: FigureOwner): Promise<Revenue[]> {
  const build = (as: string) => selectRevenues(db, belongsTo(revenues, placesOf(owner))).prepare(as);
  return (await revenuesOf(db, kindOf(owner), build).execute(owner)).map(revenueOf);
}

/** Offices and yearly figures of several companies, in two queries however many they are. */
export async function readFiguresOf(db: Queryable, companyIds: number[]) {
  if (companyIds.length === 0) return () => ({ offices: [], revenues: [] });
  const officeRows = await selectOffices(db, inArray(offices.companyId, companyIds));
  const revenueRows = await selectRevenues(db, inArray(revenues.companyId, companyIds));
  return (companyId: number) => ({
    offices: officeRows.filter((row) => row.companyId === companyId).map(officeOf),
    revenues: revenueRows.filter((row) => row.companyId === companyId).map(revenueOf),
  });
}

export async function replaceOffices(tx: Transaction, owner: FigureOwner, body: OfficesBody) {
  await tx.delete(offices).where(belongsTo(offices, owner));
  const rows = body.offices.map(({ address }, position) => ({
    ...owner,
    position,
    address: address.address ?? '',
    countryName: address.country_name,
    city: address.city,
    street: address.street ?? '',
    zipCode: address.zip_code ?? '',
  }));
  if (rows.length > 0) await tx.insert(offices).values(rows);
  return { offices: await readOffices(tx, owner) };
}

export async function replaceRevenues(tx: Transaction, owner: FigureOwner, body: RevenuesBody) {
  await tx.delete(revenues).where(belongsTo(revenues, owner));
  const rows = body.revenues.map((row) => ({
    ...owner,
    year: Number(row.date.slice(0, 4)),
    revenue: row.revenue,
    numberOfEmployees: row.number_of_employees,
    ebitda: row.ebitda ?? null,
    netProfit: row.net_profit ?? null,
    currencyId: row.currency ?? 1,
  }));
  if (rows.length > 0) await tx.insert(revenues).values(rows);
  return { revenues: await readRevenues(tx, owner) };
}

/** Replaces the offices or the yearly figures of an owner, and returns them. */
export type ReplaceFigures<Body, Figures> = (
  tx: Transaction,
  owner: FigureOwner,
  body: Body,
) => Promise<Figures>;

/** Copies offices and yearly figures of one owner to another, e.g. from a company to its new opportunity. */
export async function copyFigures(tx: Transaction, from: FigureOwner, to: FigureOwner): Promise<void> {
  await replaceOffices(tx, to, { offices: await readOffices(tx, from) });
  await replaceRevenues(tx, to, { revenues: await readRevenues(tx, from) });
}
