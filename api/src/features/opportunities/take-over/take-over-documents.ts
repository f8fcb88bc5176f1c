import type { takeOverDocumentsBodySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { brokenUnique } from '../../../errors/database-errors.ts';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { copyFiles, fileView } from '../../stored-files/index.ts';
import { editable } from '../handlers/edit-opportunity.ts';

interface Records {
  companyId: number | null;
  opportunityId: number;
}

/** Copies files of the company into the listing, all or none: 400 if one is not the company's. */
export async function copyDocuments(tx: Transaction, { companyId, opportunityId }: Records, ids: number[]) {
  const chosen = [...new Set(ids)];
  if (chosen.length === 0) return [];
  const copied = companyId === null ? null : await copyFiles(tx, { companyId }, { opportunityId }, chosen);
  if (!copied) throw new FieldError('file_ids', 'value.unknown_reference');
  return copied;
}

type TakeOverCall = IdCall<{ body: typeof takeOverDocumentsBodySchema }>;

export async function takeOverDocuments(call: TakeOverCall) {
  const { app, params, body } = call;
  const copied = await app.db
    .transaction(async (tx) => {
      const { companyId } = await editable(tx, call);
      return copyDocuments(tx, { companyId, opportunityId: params.id }, body.file_ids);
    })
    .catch((error: unknown) => {
      throw brokenUnique(error)?.endsWith('_ledger') ? new DomainError('file.ledger_exists') : error;
    });
  return { files: copied.map(fileView) };
}
