import type { loiFieldsSchema, loiPatchSchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { brokenUnique } from '../../../errors/database-errors.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { readWhenDone } from '../../../events/read-when-done.sql.ts';
import type { Call, IdCall } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import {
  answerCounter,
  assertAllowed,
  discloseOpenFiles,
  logEvent,
  notifyParties,
  type OpenDeal,
  openCounter,
  openDeal,
  setDeal,
  termsOf,
} from '../../deals/index.ts';
import { expirationDate } from '../loi.rules.ts';
import {
  countLetters,
  insertLetter,
  keepVersion,
  letterOf,
  setLetter,
  storeLetterFile,
  termColumns,
} from '../loi.sql.ts';
import { openLetter } from '../open-letter.ts';
import { changedTerms, checkTerms, NO_TERMS } from '../terms.rules.ts';
import { writeFile } from '../write-file.ts';

/** The buyer side submits; the deal enters phase loi. One open letter a deal is also a constraint. */
export async function submitLetter(call: Call<{ body: typeof loiFieldsSchema }>) {
  const { app, viewer, body, files } = call;
  const submitting = app.db.transaction(async (tx) => {
    const open = await openDeal(tx, viewer, body.deal_id);
    assertAllowed(open, 'submit_loi');
    const { deal, actor, otherId, now } = open;
    const expires = expirationDate(body.expiration_date, now, app.config.rules);
    const terms = changedTerms(NO_TERMS, body);
    checkTerms(terms, files.length > 0);
    const number = (await countLetters(tx, deal.id)) + 1;
    const content = { number, version: 1, sentAt: now, expirationDate: expires, terms };
    const upload = files[0] ?? (await writeFile(call, tx, deal.id, content));
    const fileId = await storeLetterFile(tx, deal.id, viewer, upload);
    const letterId = await insertLetter(tx, {
      ...termColumns(terms),
      dealId: deal.id,
      opportunityId: deal.opportunityId,
      expirationDate: expires,
      fileId,
      fileMade: files.length === 0,
      sealed: open.facts.sealRuns,
      submittedBy: actor.id,
    });
    await setDeal(tx, deal.id, { phase: 'loi' });
    await discloseOpenFiles(tx, deal.id);
    const details = { letter: letterId, version: 1 };
    await logEvent(tx, { dealId: deal.id, event: 'loi_submitted', phase: 'loi', actorId: actor.id, details });
    await notifyParties(tx, deal.id, [otherId], 'loi_submitted', {
      // The day until which it is valid is one of the terms.
      params: open.facts.sealRuns ? {} : { date: expires },
      actorId: actor.id,
      about: { letterId },
      place: { tab: 'loi', letter: letterId },
    });
    return letterOf(tx, deal.id, letterId, viewer);
  });
  return submitting.catch((error: unknown) => {
    throw brokenUnique(error) === 'loi_documents_open_unique' ? new DomainError('loi.open_exists') : error;
  });
}

/** The counter-proposal that a new version takes over: the one that waits, and no other. */
async function takenOver(tx: Transaction, open: OpenDeal, id: number | undefined) {
  if (id === undefined) return undefined;
  assertAllowed(open, 'answer_counter');
  const counter = await openCounter(tx, open.deal.id);
  if (counter?.id !== id) throw new DomainError('counter.none_open');
  return counter;
}

type PatchCall = IdCall<{ body: typeof loiPatchSchema }>;

/** A new version; the earlier one is kept. What the server has written from the terms is written again. */
export async function updateLetter(call: PatchCall) {
  const { app, request, viewer, params, body, files } = call;
  return app.db.transaction(async (tx) => {
    const { letter, open } = await openLetter(tx, viewer, params.id);
    assertAllowed(open, 'update_loi');
    if (letter.status !== 'submitted') throw new DomainError('loi.not_open', { status: letter.status });
    checkUnchanged(request, letter.updatedAt);
    const { deal, actor, otherId, now, facts } = open;
    const counter = await takenOver(tx, open, body.counter_proposal);
    const expires = expirationDate(body.expiration_date ?? letter.expirationDate, now, app.config.rules);
    const terms = changedTerms(termsOf(letter), body);
    const fileMade = files.length === 0 && (letter.fileMade || body.file === '');
    checkTerms(terms, !fileMade);
    const version = letter.version + 1;
    const number = await countLetters(tx, deal.id);
    const content = { number, version, sentAt: now, expirationDate: expires, terms };
    const upload = fileMade ? await writeFile(call, tx, deal.id, content) : files[0];
    const fileId = upload ? await storeLetterFile(tx, deal.id, viewer, upload) : letter.fileId;
    await keepVersion(tx, letter);
    await setLetter(tx, letter.id, {
      ...termColumns(terms),
      version,
      fileId,
      fileMade,
      sealed: facts.sealRuns,
      expirationDate: expires,
      remindedAt: null,
    });
    if (counter) await answerCounter(tx, counter.id, { outcome: 'taken_over' });
    const event = counter ? 'counter_taken_over' : 'loi_updated';
    const details = { letter: letter.id, version };
    await readWhenDone(tx, actor.id, { letterId: letter.id });
    await logEvent(tx, {
      dealId: deal.id,
      event,
      phase: deal.phase,
      actorId: actor.id,
      details,
    });
    await notifyParties(tx, deal.id, [otherId], event, {
      actorId: actor.id,
      about: { letterId: letter.id },
      place: { tab: 'loi', letter: letter.id },
    });
    return letterOf(tx, deal.id, letter.id, viewer);
  });
}
