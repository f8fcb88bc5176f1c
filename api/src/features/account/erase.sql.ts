import { and, eq, inArray, ne, not, notExists, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import * as schema from '../../../db/schema/index.ts';
import { dropSecondFactor, revokeSessionsOf } from '../auth/index.ts';
import { eraseMarksOf } from '../offers/index.ts';
import { forgetReporter } from '../reports/index.ts';
import type { UserRow } from '../users/index.ts';

/** Tables of what is the user's alone. */
const OWN = [
  schema.socialAccounts,
  schema.recoveryTokens,
  schema.emailProofs,
  schema.emailChanges,
  schema.undoLinks,
  schema.signInTickets,
  schema.calendarAddresses,
  schema.apiKeys,
  schema.notificationSettings,
  schema.savedSearches,
  schema.favorites,
  schema.dealArchives,
  schema.dataRoomVisits,
  schema.roomDownloads,
];

/** Erases all personal data of a closed account. The row is kept as "former user", since deals refer to it; signed agreements (with the names and the address) and download logs are kept as legal proof. */
export async function erasePerson(tx: Transaction, user: UserRow): Promise<void> {
  await revokeSessionsOf(tx, user.id, 'account closed');
  const theirs = tx
    .select({ id: schema.sessions.id })
    .from(schema.sessions)
    .where(eq(schema.sessions.userId, user.id));
  await tx.delete(schema.refreshTokens).where(inArray(schema.refreshTokens.sessionId, theirs));
  await tx.update(schema.sessions).set({ ip: '', userAgent: '' }).where(eq(schema.sessions.userId, user.id));
  for (const table of OWN) await tx.delete(table).where(eq(table.userId, user.id));
  await dropSecondFactor(tx, user.id);
  await tx
    .delete(schema.notifications)
    .where(or(eq(schema.notifications.userId, user.id), eq(schema.notifications.forUserId, user.id)));
  await tx.update(schema.personMeasures).set({ reason: '' }).where(eq(schema.personMeasures.userId, user.id));
  await eraseMarksOf(tx, user.id);
  const { personId, partyId } = schema.questionAssignments;
  await tx.delete(schema.questionAssignments).where(or(eq(personId, user.id), eq(partyId, user.id)));
  await tx
    .delete(schema.delegations)
    .where(
      or(
        eq(schema.delegations.principalId, user.id),
        eq(schema.delegations.adviserId, user.id),
        eq(schema.delegations.email, user.email.toLowerCase()),
      ),
    );
  await tx
    .delete(schema.failedMails)
    .where(
      or(eq(schema.failedMails.userId, user.id), eq(schema.failedMails.email, user.email.toLowerCase())),
    );
  // Messages sent from an unproven address may be somebody else's.
  if (user.emailProvenAt)
    await tx
      .delete(schema.contactMessages)
      .where(eq(sql`lower(${schema.contactMessages.email})`, user.email.toLowerCase()));
  await forgetReporter(tx, user);
  await eraseTypedWords(tx, user.id);
  const now = new Date();
  await tx
    .update(schema.users)
    .set({
      // This is no valid address, so that nobody can sign up with it and no mail is sent to it.
      email: `closed:${user.id}`,
      emailProvenAt: null,
      passwordHash: null,
      firstName: 'Former',
      lastName: 'user',
      phone: '',
      linkedinUrl: '',
      company: '',
      role: '',
      place: '',
      website: '',
      spokenLanguages: '',
      about: '',
      imageKey: null,
      isStaff: false,
      suspendedAt: null,
      closedAt: now,
      updatedAt: now,
    })
    .where(eq(schema.users.id, user.id));
}

/**
 * Erases the messages of the user to owners who declined them, and the tags and regions that only the user saw and no
 * deal has.
 */
async function eraseTypedWords(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(schema.accessRequests)
    .set({
      message: '',
      answer: sql`case when ${schema.accessRequests.answer} is null then null else '' end`,
    })
    .where(and(eq(schema.accessRequests.requesterId, userId), ne(schema.accessRequests.status, 'accepted')));
  const unchosen = [schema.companyTags, schema.opportunityTags, schema.dealOpportunityTags].map((chosen) =>
    notExists(tx.select({ id: chosen.choiceId }).from(chosen).where(eq(chosen.choiceId, schema.tags.id))),
  );
  await tx
    .delete(schema.tags)
    .where(and(eq(schema.tags.createdBy, userId), not(schema.tags.accepted), ...unchosen));
  const unplaced = [schema.companies, schema.opportunities].map((placed) =>
    notExists(tx.select({ id: placed.regionId }).from(placed).where(eq(placed.regionId, schema.regions.id))),
  );
  await tx
    .delete(schema.regions)
    .where(and(eq(schema.regions.createdBy, userId), not(schema.regions.accepted), ...unplaced));
}
