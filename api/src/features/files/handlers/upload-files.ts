import type { FileCollection } from '@handover/shared/contract';
import type * as schemas from '@handover/shared/contract/schemas';
import { brokenUnique } from '../../../errors/database-errors.ts';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import { askerOf } from '../../../http/asker-of.ts';
import type { Call } from '../../../http/call.ts';
import { freeBytes } from '../../../storage/removing/free-bytes.ts';
import { ensureFolder } from '../../document-folders/index.ts';
import { ownFileView } from '../../stored-files/index.ts';
import { logDocumentsAdded } from '../document-events.ts';
import { nextNumber } from '../document-numbers.sql.ts';
import { checkChange } from '../files.rules.ts';
import { insertFiles } from '../files.sql.ts';
import { lockAndResolveAccess } from '../record-access.ts';
import { replaceDocument } from '../replace-document.ts';

type UploadBody =
  | typeof schemas.companyFileBodySchema
  | typeof schemas.opportunityFileBodySchema
  | typeof schemas.dealFileBodySchema;
type UploadCall = Call<{ body: UploadBody }>;

/** Stores all files of an upload in one transaction. */
async function upload(collection: FileCollection, { app, request, viewer, body, files }: UploadCall) {
  const ownerId = 'company_id' in body ? body.company_id : body.opportunity_id;
  const replaced = 'replaces' in body ? body.replaces : undefined;
  const into =
    'folder_id' in body || 'path' in body
      ? { folderId: body.folder_id, path: body.path }
      : { folderId: undefined, path: undefined };
  const field = collection.kind === 'general_ledger' ? 'file' : 'files';
  const asker = askerOf(request);
  const uploads = await Promise.all(
    files.map(async (file) => ({
      ...file,
      pages: await app.countPages(file, asker),
      hiddenParts: await app.findHiddenParts(file, asker),
    })),
  );
  const { rows, freed } = await app.db.transaction(async (tx) => {
    const access = await lockAndResolveAccess(tx, viewer, collection.owner, ownerId);
    checkChange(access);
    const [first] = uploads;
    if (!first) throw new FieldError(field, 'value.required');
    if (access.dealId === null)
      return {
        rows: await insertFiles(tx, collection, { ownerId, uploadedBy: viewer.id, uploads }),
        freed: [],
      };
    if (replaced === undefined) {
      const number = await nextNumber(tx, ownerId, collection.kind);
      const place = await ensureFolder(tx, { snapshotId: ownerId, kind: collection.kind, ...into });
      const rows = await insertFiles(tx, collection, {
        ownerId,
        uploadedBy: viewer.id,
        uploads,
        firstNumber: number,
        place,
      });
      await logDocumentsAdded(tx, access.dealId, viewer.id, rows);
      return { rows, freed: [] };
    }
    if (uploads.length > 1) throw new FieldError(field, 'file.too_many', { count: 1 });
    const replacement = { collection, ownerId, dealId: access.dealId, userId: viewer.id };
    const { row, freed } = await replaceDocument(tx, { ...replacement, replaced, upload: first });
    return { rows: [row], freed };
  });
  freeBytes(app, freed);
  // Whoever searches for its words soon finds them.
  if (collection.owner === 'deal_opportunity') app.startJob('documents-read');
  return rows.map(ownFileView);
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
