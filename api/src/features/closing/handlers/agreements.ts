import { CLOSING_MAX } from '@handover/shared/contract';
import type {
  agreementBodySchema,
  signedAnswerSchema,
  versionBodySchema,
  versionMarkSchema,
} from '@handover/shared/contract/schemas';
import { FieldError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { logEvent } from '../../deals/index.ts';
import { removeFiles } from '../../stored-files/index.ts';
import { confirmSigned, insertAgreement, insertVersion, setVersion, signVersion } from '../agreements.sql.ts';
import { factsOfVersion } from '../closing.response.ts';
import { checkAddVersion, checkVersion, checkWrite, isAgreed } from '../closing.rules.ts';
import {
  closingOf,
  openAgreement,
  openClosing,
  openVersion,
  readUploads,
  storeFile,
  tellOther,
} from '../open-closing.ts';

/** A named agreement, with its first version. */
export async function addAgreement(call: IdCall<{ body: typeof agreementBodySchema }>) {
  const { app, request, viewer, params, body, files } = call;
  const added = await readUploads(request, files);
  return app.db.transaction(async (tx) => {
    const open = await openClosing(tx, viewer, params.id);
    checkWrite(open.closingFacts);
    const { id: agreementId } = await insertAgreement(tx, open.deal.id, body.name, CLOSING_MAX.agreements);
    const fileId = await storeFile(tx, open.deal.id, viewer.id, added);
    await insertVersion(tx, { agreementId, number: 1, note: body.note, fileId, uploadedBy: viewer.id });
    await tellOther(tx, open, 'version_added');
    return closingOf(tx, open.of, viewer);
  });
}

/** The next version: nothing takes the place of the one before, but what was marked of it is not any more. */
export async function addVersion(call: IdCall<{ body: typeof versionBodySchema }>) {
  const { app, request, viewer, params, body, files } = call;
  const added = await readUploads(request, files);
  return app.db.transaction(async (tx) => {
    const open = await openAgreement(tx, viewer, params.id);
    const [newest] = open.versions;
    const { closingFacts, of, agreement, deal } = open;
    checkAddVersion(closingFacts, newest && factsOfVersion(of, closingFacts, newest, true));
    if (open.versions.length >= CLOSING_MAX.versions)
      throw new FieldError('file', 'closing.too_many', { count: CLOSING_MAX.versions });
    const fileId = await storeFile(tx, deal.id, viewer.id, added);
    const number = (newest?.version.number ?? 0) + 1;
    const version = { agreementId: agreement.id, number, note: body.note, fileId, uploadedBy: viewer.id };
    await insertVersion(tx, version);
    await tellOther(tx, open, 'version_added');
    return closingOf(tx, of, viewer);
  });
}

/** Marks the newest version as the agreed one, or takes the mark away. It is agreed once both sides have marked it. */
export async function markVersion(call: IdCall<{ body: typeof versionMarkSchema }>) {
  const { app, viewer, params, body } = call;
  return app.db.transaction(async (tx) => {
    const open = await openVersion(tx, viewer, params.id);
    checkVersion(body.agreed ? 'mark' : 'unmark', open.versionFacts);
    const { deal, actor, row, versionFacts } = open;
    const at = body.agreed ? new Date() : null;
    await setVersion(
      tx,
      row.version.id,
      actor.side === 'seller' ? { sellerMarkedAt: at } : { buyerMarkedAt: at },
    );
    const agreed = body.agreed && versionFacts.markedBy.length === 1;
    if (agreed)
      await logEvent(tx, {
        dealId: deal.id,
        event: 'version_agreed',
        phase: deal.phase,
        actorId: actor.id,
        details: { version: row.version.number },
      });
    const told = agreed ? 'version_agreed' : body.agreed ? 'version_marked' : 'version_unmarked';
    const wasAgreed = isAgreed(versionFacts);
    await tellOther(tx, open, told === 'version_unmarked' && !wasAgreed ? undefined : told);
    return closingOf(tx, open.of, viewer);
  });
}

/** Attaches the signed copy to the agreed version. */
export async function attachSigned({ app, request, viewer, params, files }: IdCall) {
  const added = await readUploads(request, files);
  return app.db.transaction(async (tx) => {
    const open = await openVersion(tx, viewer, params.id);
    checkVersion('sign', open.versionFacts);
    const fileId = await storeFile(tx, open.deal.id, viewer.id, added);
    await signVersion(tx, open.row.version.id, fileId, viewer.id);
    await tellOther(tx, open, 'signed_copy_added');
    return closingOf(tx, open.of, viewer);
  });
}

/** The other side confirms the signed copy; until then either side takes it away. With `If-Match`, only the copy that was read. */
export async function answerSigned(call: IdCall<{ body: typeof signedAnswerSchema }>) {
  const { app, request, viewer, params, body } = call;
  return app.db.transaction(async (tx) => {
    const open = await openVersion(tx, viewer, params.id);
    checkVersion(body.confirmed ? 'confirm_signed' : 'remove_signed', open.versionFacts);
    const { deal, actor, row, versionFacts } = open;
    const { id, number, signedFileId, signedAt } = row.version;
    if (signedAt) checkUnchanged(request, signedAt);
    if (body.confirmed) {
      await confirmSigned(tx, id, viewer.id);
      await logEvent(tx, {
        dealId: deal.id,
        event: 'version_signed',
        phase: deal.phase,
        actorId: actor.id,
        details: { version: number },
      });
      await tellOther(tx, open, 'signed_copy_confirmed');
    } else {
      const none = { signedFileId: null, signedBy: null, signedAt: null, signedActedBy: null };
      await setVersion(tx, id, none);
      if (signedFileId !== null) await removeFiles(tx, [signedFileId]);
      const isReturned = versionFacts.signedBy !== actor.side;
      await tellOther(tx, open, isReturned ? 'signed_copy_returned' : undefined);
    }
    return closingOf(tx, open.of, viewer);
  });
}
