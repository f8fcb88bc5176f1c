import { addDays } from '@handover/shared/contract';
import { marketDay, marketEnd } from '@handover/shared/contract/hosting';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { companies, delegations } from '../../../db/schema/index.ts';
import { DEMO_ACCOUNTS, type DemoUsers } from '../accounts.ts';

const COMPANY = 'Syndalis';
const DAYS_AGO = 20;

/** The adviser negotiates for the seller on one company, its opportunity and deals; the seller accepts letters. */
export async function seedDelegation(tx: Transaction, people: DemoUsers): Promise<void> {
  const adviser = onlyRow(DEMO_ACCOUNTS.filter(({ email }) => email.startsWith('adviser@')));
  const company = onlyRow(await tx.select().from(companies).where(eq(companies.name, COMPANY)));
  const givenAt = new Date(Date.now() - DAYS_AGO * 86_400_000);
  await tx.insert(delegations).values({
    principalId: people.seller,
    email: adviser.email,
    adviserId: people.adviser,
    scope: 'company',
    companyId: company.id,
    right: 'negotiate',
    acceptedAt: givenAt,
    createdAt: givenAt,
    endsAt: marketEnd(addDays(marketDay(givenAt), 365)),
  });
}
