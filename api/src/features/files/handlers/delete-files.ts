import type { FileCollection } from '@handover/shared/contract';
import type { companyFileChoiceSchema, opportunityFileChoiceSchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Call, IdCall } from '../../../http/call.ts';
import { freeBytes } from '../../../storage/removing/free-bytes.ts';
import { discloseOpenFiles, numberUnseen } from '../../deals/index.ts';
import { removeFiles } from '../../stored-files/index.ts';
import { logDocumentsRemoved } from '../document-events.ts';
import { checkChange, checkDelete, type RecordAccess } from '../files.rules.ts';
import { findFile, lockCollection, ownerIdOf } from '../files.sql.ts';
import { lockAndResolveAccess } from '../record-access.ts';

const missing = () => new DomainError('file.not_found');
/** 404 for the record becomes 404 for the file, as if that did not exist. */
const isMissing = (error: unknown) => error instanceof DomainError && error.status === 404;

/** Deletes all of them or none: 404 if one is not of this owner and kind. */
async function remove(
  { app, viewer }: Pick<Call, 'app' | 'viewer'>,
  collection: FileCollection,
  ownerId: number,
  ids: number[],
  check: (access: RecordAccess) => void = checkChange,
): Promise<void> {
  const freed = await app.db.transaction(async (tx) => {
    const access = await lockAndResolveAccess(tx, viewer, collection.owner, ownerId);
    check(access);
    const present = new Set((await lockCollection(tx, collection, ownerId)).map(({ id }) => id));
    if (!ids.every((id) => present.has(id))) throw missing();
    if (access.dealId !== null) {
      await discloseOpenFiles(tx, access.dealId);
      await logDocumentsRemoved(tx, access.dealId, viewer.id, ids);
    }
    const freed = await removeFiles(tx, ids);
    if (access.dealId !== null) await numberUnseen(tx, ownerId);
    return freed;
  });
  freeBytes(app, freed);
}

export const deleteFile = (collection: FileCollection) => async (call: IdCall) => {
  const file = await findFile(call.app.db, call.params.id);
  const ownerId = file?.kind === collection.kind ? ownerIdOf(file, collection) : null;
  if (!file || ownerId === null) throw missing();
  await remove(call, collection, ownerId, [file.id], (access) => checkDelete(access, file)).catch(
    (error: unknown) => {
      throw isMissing(error) ? missing() : error;
    },
  );
};

type ChosenCall = Call<{ body: typeof companyFileChoiceSchema | typeof opportunityFileChoiceSchema }>;

export const deleteChosenFiles = (collection: FileCollection) => async (call: ChosenCall) => {
  const { body } = call;
  const ownerId = 'company_id' in body ? body.company_id : body.opportunity_id;
  const deleted = [...new Set(body.file_ids)];
  await remove(call, collection, ownerId, deleted);
  return { deleted };
};
