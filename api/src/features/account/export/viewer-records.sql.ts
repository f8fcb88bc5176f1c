import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import {
  accessRequests,
  agreements,
  contactMessages,
  files,
  regions,
  socialAccounts,
  tags,
} from '../../../../db/schema/index.ts';
import { agreementFiles } from '../../agreements/index.ts';
import { fileView } from '../../stored-files/index.ts';
import { readableEmail } from '../../users/index.ts';

export async function linkedProviders(db: Queryable, userId: number) {
  const rows = await db.select().from(socialAccounts).where(eq(socialAccounts.userId, userId));
  return rows.map(({ provider, subject, createdAt }) => ({
    provider,
    subject,
    linked_at: createdAt.toISOString(),
  }));
}

/** The confidentiality agreements that the user has signed, and from which address. */
export async function acceptedNdas(db: Queryable, userId: number) {
  const rows = await db
    .select({ opportunityId: accessRequests.opportunityId, agreement: agreements })
    .from(agreements)
    .innerJoin(accessRequests, eq(accessRequests.id, agreements.accessRequestId))
    .where(eq(accessRequests.requesterId, userId))
    .orderBy(asc(accessRequests.createdAt), asc(accessRequests.createdOrder));
  return rows.map(({ opportunityId, agreement }) => ({
    access_request_id: agreement.accessRequestId,
    opportunity_id: opportunityId,
    version: agreement.version,
    language: agreement.language,
    project_title: agreement.projectTitle,
    signature: agreement.signature,
    accepted_at: agreement.signedAt.toISOString(),
    address: agreement.ip,
  }));
}

/** The tags and regions that the user has added. */
export async function addedWords(db: Queryable, userId: number) {
  const of = (table: typeof tags | typeof regions) =>
    db
      .select({ id: table.id, name: table.name, accepted: table.accepted, created_at: table.createdAt })
      .from(table)
      .where(eq(table.createdBy, userId))
      .orderBy(asc(table.createdAt), asc(table.id));
  return { tags_added: await of(tags), regions_added: await of(regions) };
}

/**
 * The messages sent from the contact form with this address. None for an unproven address, which anybody may have
 * typed.
 */
export async function sentMessages(db: Queryable, user: { email: string; emailProvenAt: Date | null }) {
  if (!user.emailProvenAt) return [];
  const rows = await db
    .select()
    .from(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, user.email.toLowerCase()))
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id));
  return rows.map(({ name, email, phone, message, createdAt }) => ({
    ...{ name, email: readableEmail(email), phone, message },
    sent_at: createdAt.toISOString(),
  }));
}

const BATCH_SIZE = 200;

/** The user's uploaded files with their links, in batches, then the PDFs that others sign. */
export async function* uploadedFiles(db: Queryable, userId: number, home: string) {
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(files)
      .where(and(eq(files.uploadedBy, userId), isNull(files.hiddenAt), gt(files.createdOrder, last)))
      .orderBy(asc(files.createdOrder))
      .limit(BATCH_SIZE);
    for (const row of rows) {
      const view = fileView(row);
      yield { ...view, kind: row.kind, url: `${home}${view.url}` };
    }
    last = rows.at(-1)?.createdOrder ?? 0;
    if (rows.length < BATCH_SIZE) break;
  }
  for (const file of await agreementFiles(db, userId))
    yield { ...file, kind: 'own_agreement', url: `${home}${file.url}` };
}
