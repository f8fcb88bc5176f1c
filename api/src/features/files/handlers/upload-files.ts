import type { FileCollection } from '@handover/shared/contract';
import type { companyFileBodySchema, opportunityFileBodySchema } from '@handover/shared/contract/schemas';
import { DomainError, FieldError } from '../../../domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { brokenUnique } from '../../../plugins/database-errors.ts';
import { fileView } from '../../stored-files/index.ts';
import { logDocumentsAdded } from '../document-events.ts';
import { checkChange } from '../files.rules.ts';
import { insertFiles } from '../files.sql.ts';
import { lockAndResolveAccess } from '../record-access.sql.ts';

type UploadCall = Call<{ body: typeof companyFileBodySchema | typeof opportunityFileBodySchema }>;

/** Stores all files of an upload in one transaction. */
async function upload(collection: FileCollection, { app, viewer, body, files }: UploadCall) {
  const ownerId = 'company_id' in body ? body.company_id : body.opportunity_id;
  const rows = await app.db.transaction(async (tx) => {
    const access = await lockAndResolveAccess(tx, viewer, collection.owner, ownerId);
    checkChange(access);
    if (files.length === 0)
      throw new FieldError(collection.kind === 'general_ledger' ? 'file' : 'files', 'value.required');
    const inserted = await insertFiles(tx, collection, ownerId, viewer.id, files);
    if (access.dealId !== null) await logDocumentsAdded(tx, access.dealId, viewer.id, inserted);
    return inserted;
  });
  return rows.map(fileView);
}

export const uploadFiles = (collection: FileCollection) => async (call: UploadCall) => ({
  files: await upload(collection, call),
});

/** One ledger per owner; a unique index also prevents concurrent uploads. */
export const uploadLedger = (collection: FileCollection) => async (call: UploadCall) => {
  const [ledger] = await upload(collection, call).catch((error: unknown) => {
    const taken = brokenUnique(error)?.endsWith('_ledger');
    throw taken ? new DomainError('file.ledger_exists') : error;
  });
  if (!ledger) throw new Error('an insert returned no row');
  return ledger;
};
