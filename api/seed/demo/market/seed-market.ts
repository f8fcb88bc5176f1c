import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { opportunities, users } from '../../../db/schema/index.ts';
import { DEMO_ACCOUNTS, type DemoUsers } from '../accounts.ts';
import { referenceIds } from '../reference-ids.ts';
import { MANDATES } from './mandates.data.ts';
import { seedMandate } from './seed-mandate.ts';
import { seedSearches } from './seed-searches.ts';
import { seedSellOpportunity } from './seed-sell-opportunity.ts';
import { SELL_OPPORTUNITIES } from './sell-opportunities.data.ts';

/** Hours between listings, so that "newest first" has a clear order. */
const HOURS_APART = 31;

export async function demoUsers(tx: Transaction): Promise<DemoUsers> {
  const emails = DEMO_ACCOUNTS.map((account) => account.email);
  const rows = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, emails));
  const id = (name: keyof DemoUsers) => {
    const row = rows.find(({ email }) => email.startsWith(`${name}@`));
    if (!row) throw new Error(`the demo account ${name} is missing`);
    return row.id;
  };
  return {
    seller: id('seller'),
    buyer: id('buyer'),
    rival: id('rival'),
    staff: id('staff'),
    adviser: id('adviser'),
    colleague: id('colleague'),
  };
}

/** Seeds companies, sell opportunities and mandates; does nothing where there are opportunities already. */
export async function seedMarket(tx: Transaction): Promise<boolean> {
  if ((await tx.$count(opportunities)) > 0) return false;
  const people = await demoUsers(tx);
  const ids = await referenceIds(tx);
  for (const [index, demo] of SELL_OPPORTUNITIES.entries())
    await seedSellOpportunity(tx, demo, { users: people, ids, age: 5 + index * HOURS_APART, index });
  for (const [index, demo] of MANDATES.entries())
    await seedMandate(tx, demo, people, ids, 9 + index * HOURS_APART);
  await seedSearches(tx, people, ids);
  return true;
}
