import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { DEMO_HASH_COST } from './hash-cost.ts';

type Account = { id: number; email: string };

/** The demo accounts that still have the password that everybody knows; their rows are locked. */
async function withKnownPassword(tx: Transaction, emails: string[]): Promise<Account[]> {
  const rows = await tx
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users.email, emails))
    .for('update');
  const known = await Promise.all(
    rows.map(({ passwordHash }) => passwordHash && verify(passwordHash, DEMO_PASSWORD).catch(() => false)),
  );
  return rows.filter((_, index) => known[index]);
}

/** Throws if a database that is not the demo's has accounts whose password everybody knows. */
export async function refuseKnownPasswords(db: Database): Promise<void> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const [found] = await db.transaction((tx) => withKnownPassword(tx, emails));
  if (!found) return;
  throw new Error(
    `The database has the account ${found.email} of the demo, whose password is public. Start with SEED=demo, or on an empty database, or change the passwords of the demo accounts first.`,
  );
}

/**
 * Gives the seeded staff a random password, where it has the known one, and ends its sessions. Returns the passwords, which are
 * kept nowhere else; a later start returns none.
 */
export function replaceStaffPasswords(db: Database): Promise<{ email: string; password: string }[]> {
  const emails = DEMO_ACCOUNTS.filter(({ isStaff }) => isStaff).map(({ email }) => email);
  return db.transaction(async (tx) => {
    const accounts = await withKnownPassword(tx, emails);
    return Promise.all(accounts.map((account) => replacePassword(tx, account)));
  });
}

async function replacePassword(tx: Transaction, { id, email }: Account) {
  const password = randomBytes(18).toString('base64url');
  const now = new Date();
  await tx
    .update(users)
    .set({ passwordHash: await hash(password, DEMO_HASH_COST), updatedAt: now })
    .where(eq(users.id, id));
  await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: 'password_changed' })
    .where(and(eq(sessions.userId, id), isNull(sessions.revokedAt)));
  return { email, password };
}
