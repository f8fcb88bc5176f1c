import type { idParamsSchema } from '@handover/shared/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { dealOpportunities, fileReads, files } from '../../../../db/schema/index.ts';
import { notFound } from '../../../domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { attachment } from '../../../storage/file-name.ts';
import { findDeal } from '../deals.sql.ts';
import { openingOf } from '../opening.rules.ts';
import { settleDue } from '../settle.sql.ts';

const GROUP = {
  annual_accounts: 'annual_accounts',
  documents: 'documents',
  general_ledger: 'general_ledger',
  loi: 'loi',
} as const;

/** A file of a deal (snapshot or letter), while the viewer may see it; the read is logged. 404 otherwise. */
export async function readFile({ app, viewer, params, reply }: Call<{ params: typeof idParamsSchema }>) {
  await settleDue(app.db, viewer.id);
  const missing = notFound('This file was not found');
  const [found] = await app.db
    .select({ file: files, snapshotOf: dealOpportunities.dealId })
    .from(files)
    .leftJoin(dealOpportunities, eq(dealOpportunities.id, files.dealOpportunityId))
    .where(and(eq(files.id, params.id), isNull(files.hiddenAt)));
  const dealId = found?.snapshotOf ?? found?.file.dealId;
  const row = dealId ? await findDeal(app.db, viewer.id, dealId) : undefined;
  if (!found || !row || found.file.kind === 'background_image') throw missing;
  const role =
    viewer.id === row.deal.ownerId ? 'owner' : viewer.id === row.deal.requesterId ? 'requester' : null;
  if (!role && !viewer.isStaff) throw missing;
  if (!openingOf(row.deal, role ?? 'staff')[GROUP[found.file.kind]]) throw missing;
  await app.db.insert(fileReads).values({ fileId: found.file.id, userId: viewer.id });
  if (found.file.uploadedBy !== viewer.id && !found.file.disclosedAt) {
    await app.db.update(files).set({ disclosedAt: new Date() }).where(eq(files.id, found.file.id));
  }
  // Never shown as a page of ours, whatever the bytes are.
  reply.header('content-disposition', attachment(found.file.name));
  reply.header('content-length', found.file.size);
  reply.header('x-content-type-options', 'nosniff');
  reply.header('content-security-policy', "sandbox; default-src 'none'");
  reply.header('cache-control', 'private, no-store');
  return reply.type(found.file.mediaType).send(await app.storage.read(found.file.storageKey));
}
