import { and, eq, inArray, ne, not, notExists, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import {
  accessRequests,
  companies,
  companyTags,
  contactMessages,
  dataRoomVisits,
  dealArchives,
  dealOpportunityTags,
  delegations,
  emailChanges,
  emailProofs,
  failedMails,
  favorites,
  notificationSettings,
  notifications,
  opportunities,
  opportunityTags,
  personMeasures,
  recoveryTokens,
  refreshTokens,
  regions,
  roomDownloads,
  savedSearches,
  sessions,
  signInTickets,
  socialAccounts,
  tags,
  undoLinks,
  users,
} from '../../../db/schema/index.ts';
import { dropSecondFactor, revokeSessionsOf } from '../auth/index.ts';
import { eraseMarksOf } from '../offers/index.ts';
import { forgetReporter } from '../reports/index.ts';
import type { UserRow } from '../users/index.ts';

/** Erases all personal data of a closed account. The row is kept as "former user", since deals refer to it; signed agreements (with the names and the address) and download logs are kept as legal proof.
 */
export async function erasePerson(tx: Transaction, user: UserRow): Promise<void> {
  await revokeSessionsOf(tx, user.id, 'account closed');
  const theirs = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, user.id));
  await tx.delete(refreshTokens).where(inArray(refreshTokens.sessionId, theirs));
  await tx.update(sessions).set({ ip: '', userAgent: '' }).where(eq(sessions.userId, user.id));
  await tx.delete(socialAccounts).where(eq(socialAccounts.userId, user.id));
  await tx.delete(recoveryTokens).where(eq(recoveryTokens.userId, user.id));
  await tx.delete(emailProofs).where(eq(emailProofs.userId, user.id));
  await dropSecondFactor(tx, user.id);
  await tx.delete(emailChanges).where(eq(emailChanges.userId, user.id));
  await tx.delete(undoLinks).where(eq(undoLinks.userId, user.id));
  await tx.delete(signInTickets).where(eq(signInTickets.userId, user.id));
  await tx
    .delete(notifications)
    .where(or(eq(notifications.userId, user.id), eq(notifications.forUserId, user.id)));
  await tx.delete(notificationSettings).where(eq(notificationSettings.userId, user.id));
  await tx.update(personMeasures).set({ reason: '' }).where(eq(personMeasures.userId, user.id));
  await eraseMarksOf(tx, user.id);
  await tx.delete(savedSearches).where(eq(savedSearches.userId, user.id));
  await tx
    .delete(delegations)
    .where(
      or(
        eq(delegations.principalId, user.id),
        eq(delegations.adviserId, user.id),
        eq(delegations.email, user.email.toLowerCase()),
      ),
    );
  await tx
    .delete(failedMails)
    .where(or(eq(failedMails.userId, user.id), eq(failedMails.email, user.email.toLowerCase())));
  await tx.delete(favorites).where(eq(favorites.userId, user.id));
  await tx.delete(dealArchives).where(eq(dealArchives.userId, user.id));
  await tx.delete(dataRoomVisits).where(eq(dataRoomVisits.userId, user.id));
  await tx.delete(roomDownloads).where(eq(roomDownloads.userId, user.id));
  // Messages sent from an unproven address may be somebody else's.
  if (user.emailProvenAt)
    await tx
      .delete(contactMessages)
      .where(eq(sql`lower(${contactMessages.email})`, user.email.toLowerCase()));
  await forgetReporter(tx, user);
  await eraseTypedWords(tx, user.id);
  const now = new Date();
  await tx
    .update(users)
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
    .where(eq(users.id, user.id));
}

/**
 * Erases the messages of the user to owners who declined them, and the tags and regions that only the user saw and no
 * deal has.
 */
async function eraseTypedWords(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(accessRequests)
    .set({ message: '', answer: sql`case when ${accessRequests.answer} is null then null else '' end` })
    .where(and(eq(accessRequests.requesterId, userId), ne(accessRequests.status, 'accepted')));
  const unchosen = [companyTags, opportunityTags, dealOpportunityTags].map((chosen) =>
    notExists(tx.select({ id: chosen.choiceId }).from(chosen).where(eq(chosen.choiceId, tags.id))),
  );
  await tx.delete(tags).where(and(eq(tags.createdBy, userId), not(tags.accepted), ...unchosen));
  const unplaced = [companies, opportunities].map((placed) =>
    notExists(tx.select({ id: placed.regionId }).from(placed).where(eq(placed.regionId, regions.id))),
  );
  await tx.delete(regions).where(and(eq(regions.createdBy, userId), not(regions.accepted), ...unplaced));
}
