import { clausesOf, textOfClauses } from '@handover/shared/contract';
import type { ownAgreementBodySchema } from '@handover/shared/contract/schemas';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { freeBytes } from '../../../storage/removing/free-bytes.ts';
import { lockOpportunity, removeUnsigned, visibleOpportunity } from '../../opportunities/index.ts';
import { fileView } from '../file-view.ts';
import { storeOwnFile } from '../store-own-file.ts';
import { insertChoice, ownToday } from '../texts.sql.ts';

type Of = Pick<IdCall, 'viewer' | 'params'>;

async function response(db: Queryable, opportunityId: number) {
  const own = await ownToday(db, opportunityId);
  if (!own) return { own: null };
  const { version, clauses, file, createdAt } = own;
  return {
    own: {
      version,
      text: textOfClauses(clauses),
      file: file && fileView(opportunityId, file),
      created_at: createdAt.toISOString(),
    },
  };
}

/** The owner reads it to change it, and staff; 404 for anybody else. */
export async function readOwnAgreement({ app, viewer, params }: IdCall) {
  const { id, ownerId } = await visibleOpportunity(app.db, viewer, params.id);
  if (ownerId !== viewer.id && !viewer.isStaff) throw new DomainError('opportunity.not_found');
  return response(app.db, id);
}

/** The owner's own opportunity, locked: a request that is sent at the same time signs the one text or the other. */
async function lockOwn(tx: Transaction, { viewer, params }: Of) {
  await lockOpportunity(tx, params.id);
  const row = await visibleOpportunity(tx, viewer, params.id);
  if (row.ownerId !== viewer.id)
    throw new DomainError(viewer.isStaff ? 'deal.staff_read_only' : 'opportunity.not_found');
  if (row.soldAt) throw new DomainError('opportunity.sold');
  return row;
}

type Chosen = Parameters<typeof insertChoice>[2];

/** What is signed from now on. Of what was before, only what somebody has signed stays. Returns the storage keys to free. */
async function choose(tx: Transaction, opportunityId: number, chosen: Chosen, userId: number) {
  const version = await insertChoice(tx, opportunityId, chosen, userId);
  return removeUnsigned(tx, opportunityId, version);
}

/** A text or a file. What was signed before stays as it was signed. */
export async function writeOwnAgreement(call: IdCall<{ body: typeof ownAgreementBodySchema }>) {
  const { text } = call.body;
  const [upload] = call.files;
  if (upload && text !== undefined) throw new FieldError('file', 'file.not_expected', { name: upload.name });
  // Only its owner has a file written anew.
  if (upload) await call.app.db.transaction((tx) => lockOwn(tx, call));
  const chosen = upload ? await storeOwnFile(call.request, upload) : text && clausesOf(text);
  if (!chosen) throw new FieldError('text', 'value.required');
  const { freed, answer } = await call.app.db.transaction(async (tx) => {
    const { id } = await lockOwn(tx, call);
    return { freed: await choose(tx, id, chosen, call.viewer.id), answer: await response(tx, id) };
  });
  freeBytes(call.app, freed);
  return answer;
}

export async function removeOwnAgreement(call: IdCall) {
  const freed = await call.app.db.transaction(async (tx) => {
    const { id } = await lockOwn(tx, call);
    return (await ownToday(tx, id)) ? choose(tx, id, null, call.viewer.id) : [];
  });
  freeBytes(call.app, freed);
  return call.reply.code(204).send();
}
