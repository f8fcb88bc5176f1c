import type { AddBack, Office, OfficesBody, Revenue, RevenuesBody } from '@handover/shared/contract';
import { asc, desc, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { placesOf, preparedShapes, type Statement } from '../../../db/prepared.ts';
import { offices, revenues } from '../../../db/schema/index.ts';
import { belongsTo, type FigureOwner } from './figure-owner.sql.ts';
import { replaceYears } from './replace-years.ts';
import { addBackColumn, readYears, writeYears } from './years.sql.ts';

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
type RevenueRow = typeof revenues.$inferSelect & { addBacks: AddBack[] | null };
const revenueOf = (row: RevenueRow): Revenue => ({
  id: row.id,
  date: `${row.year}-01-01`,
  revenue: row.revenue,
  number_of_employees: row.numberOfEmployees,
  ebitda: row.ebitda,
  net_profit: row.netProfit,
  ...(row.workingCapital === null ? {} : { working_capital: row.workingCapital }),
  ...(row.netDebt === null ? {} : { net_debt: row.netDebt }),
  ...(row.capex === null ? {} : { capex: row.capex }),
  ...(row.addBacks === null ? {} : { add_backs: row.addBacks }),
  currency: row.currencyId,
});

const selectOffices = (db: Queryable, where: SQL) =>
  db.select().from(offices).where(where).orderBy(asc(offices.position));
const revenueColumns = {
  ...getTableColumns(revenues),
  addBacks: sql<AddBack[] | null>`${addBackColumn('revenues')}`,
};
/** Newest year first. */
const selectRevenues = (db: Queryable, where: SQL) =>
  db.select(revenueColumns).from(revenues).where(where).orderBy(desc(revenues.year));

const officesOf = preparedShapes<Statement<(typeof offices.$inferSelect)[]>>('offices');
const revenuesOf = preparedShapes<Statement<RevenueRow[]>>('revenues');
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
  await replaceYears(tx, owner, body);
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
  await writeYears(tx, to, await readYears(tx, from));
}
