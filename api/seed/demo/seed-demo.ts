import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/connect.ts';
import { users } from '../../db/schema/index.ts';
import type { FileStorage } from '../../src/storage/storage.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { daysAgo } from './deals/deal-history.ts';
import { seedDeals } from './deals/seed-deals.ts';
import { DEMO_HASH_COST } from './hash-cost.ts';
import { seedDelegation } from './market/seed-delegation.ts';
import { seedFirm } from './market/seed-firm.ts';
import { demoUsers, seedMarket } from './market/seed-market.ts';
import { seedReview } from './market/seed-review.ts';

/**
 * Seeds the demo accounts and their data. Each part is skipped where it exists, so that a restart adds nothing and
 * keeps what users changed.
 */
export async function seedDemo(tx: Transaction, storage: FileStorage): Promise<void> {
  const staff = DEMO_ACCOUNTS[0].email;
  if ((await tx.$count(users, sql`lower(${users.email}) = ${staff}`)) === 0) await seedAccounts(tx);
  if (!(await seedMarket(tx))) return;
  await seedDeals(tx, storage);
  await seedReview(tx, await demoUsers(tx));
  await seedFirm(tx, await demoUsers(tx));
  await seedDelegation(tx, await demoUsers(tx));
}

const OPENED_DAYS_AGO = 300;

async function seedAccounts(tx: Transaction): Promise<void> {
  const createdAt = daysAgo(OPENED_DAYS_AGO, new Date());
  const passwordHash = await hash(DEMO_PASSWORD, DEMO_HASH_COST);
  await tx
    .insert(users)
    .values(
      DEMO_ACCOUNTS.map((account) => ({ ...account, passwordHash, createdAt, emailProvenAt: createdAt })),
    )
    .onConflictDoNothing();
}
