import type { loiFieldsSchema, loiPatchSchema } from '@handover/shared/contract/schemas';
import { DomainError, FieldError } from '../../../domain-error.ts';
import type { Call, IdCall } from '../../../http/call.ts';
import { brokenUnique } from '../../../plugins/database-errors.ts';
import {
  assertAllowed,
  discloseOpenFiles,
  logEvent,
  notifyParties,
  openDeal,
  setDeal,
} from '../../deals/index.ts';
import { expirationDate } from '../loi.rules.ts';
import { insertLetter, keepVersion, letterOf, openLetter, setLetter, storeLetterFile } from '../loi.sql.ts';

/** The buyer side submits; the deal enters phase loi. One open letter a deal is also a constraint. */
export async function submitLetter({ app, viewer, body, files }: Call<{ body: typeof loiFieldsSchema }>) {
  const submitting = app.db.transaction(async (tx) => {
    const open = await openDeal(tx, viewer, body.deal_id);
    assertAllowed(open, 'submit_loi');
    const [upload] = files;
    if (!upload) throw new FieldError('file', 'value.required');
    const { deal, actor, otherId, now } = open;
    const expires = expirationDate(body.expiration_date, now, app.config.rules);
    const fileId = await storeLetterFile(tx, deal.id, viewer, upload);
    const letterId = await insertLetter(tx, {
      dealId: deal.id,
      opportunityId: deal.opportunityId,
      expirationDate: expires,
      fileId,
      submittedBy: actor.id,
    });
    await setDeal(tx, deal.id, { phase: 'loi' });
    await discloseOpenFiles(tx, deal.id);
    await logEvent(tx, { dealId: deal.id, event: 'loi_submitted', phase: 'loi', actorId: actor.id });
    await notifyParties(tx, deal.id, [otherId], 'loi_submitted', { date: expires });
    return letterOf(tx, deal.id, letterId);
  });
  return submitting.catch((error: unknown) => {
    throw brokenUnique(error) === 'loi_documents_open_unique' ? new DomainError('loi.open_exists') : error;
  });
}

type PatchCall = IdCall<{ body: typeof loiPatchSchema }>;

/** A new version; the earlier one is kept. */
export async function updateLetter({ app, viewer, params, body, files }: PatchCall) {
  return app.db.transaction(async (tx) => {
    const { letter, open } = await openLetter(tx, viewer, params.id);
    assertAllowed(open, 'update_loi');
    if (letter.status !== 'submitted') throw new DomainError('loi.not_open', { status: letter.status });
    const { deal, actor, otherId, now } = open;
    const expires = expirationDate(body.expiration_date ?? letter.expirationDate, now, app.config.rules);
    const [upload] = files;
    const fileId = upload ? await storeLetterFile(tx, deal.id, viewer, upload) : letter.fileId;
    await keepVersion(tx, letter);
    await setLetter(tx, letter.id, {
      version: letter.version + 1,
      fileId,
      expirationDate: expires,
      remindedAt: null,
    });
    await logEvent(tx, { dealId: deal.id, event: 'loi_updated', phase: deal.phase, actorId: actor.id });
    await notifyParties(tx, deal.id, [otherId], 'loi_updated');
    return letterOf(tx, deal.id, letter.id);
  });
}
