import { hasTerms, type LoiTerms } from '@handover/shared/contract';
import type { counterBodySchema, declineCounterBodySchema } from '@handover/shared/contract/schemas';
import { brokenUnique } from '../../../errors/database-errors.ts';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import { readWhenDone } from '../../../events/read-when-done.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import {
  answerCounter,
  assertAllowed,
  insertCounter,
  logEvent,
  notifyParties,
  openCounter,
  termsOf,
} from '../../deals/index.ts';
import { expirationDate } from '../loi.rules.ts';
import { letterOf, termColumns } from '../loi.sql.ts';
import { openLetter } from '../open-letter.ts';
import { changedTerms, checkTerms } from '../terms.rules.ts';

const text = (terms: LoiTerms, lastDay: string) => JSON.stringify([terms, lastDay]);

/** The seller side says what it would accept. It binds nobody, and the letter stays as it is. */
export const counterLetter = (call: IdCall<{ body: typeof counterBodySchema }>) =>
  call.app.db
    .transaction(async (tx) => {
      const { app, request, viewer, params, body } = call;
      const { letter, open } = await openLetter(tx, viewer, params.id);
      assertAllowed(open, 'counter_loi');
      checkUnchanged(request, letter.updatedAt);
      const { deal, actor, otherId, now } = open;
      const expires = expirationDate(body.expiration_date, now, app.config.rules);
      const before = termsOf(letter);
      const terms = changedTerms(before, body);
      checkTerms(terms, true);
      if (!hasTerms(terms) || text(terms, expires) === text(before, letter.expirationDate))
        throw new FieldError('price', 'counter.nothing_changed');
      await insertCounter(tx, {
        ...termColumns(terms),
        loiDocumentId: letter.id,
        version: letter.version,
        expirationDate: expires,
        message: body.message,
        proposedBy: actor.id,
      });
      const details = { letter: letter.id, version: letter.version };
      await logEvent(tx, {
        dealId: deal.id,
        event: 'loi_countered',
        phase: deal.phase,
        actorId: actor.id,
        details,
      });
      await readWhenDone(tx, actor.id, { letterId: letter.id });
      await notifyParties(tx, deal.id, [otherId], 'loi_countered', {
        actorId: actor.id,
        about: { letterId: letter.id },
        place: { tab: 'loi', letter: letter.id },
      });
      return letterOf(tx, deal.id, letter.id, viewer);
    })
    .catch((error: unknown) => {
      const lost = brokenUnique(error) === 'counter_proposals_open_unique';
      throw lost ? new DomainError('counter.open_exists') : error;
    });

/** The buyer side keeps its letter as it is. */
export const declineCounter = (call: IdCall<{ body: typeof declineCounterBodySchema }>) =>
  call.app.db.transaction(async (tx) => {
    const { viewer, params, body } = call;
    const { letter, open } = await openLetter(tx, viewer, params.id);
    assertAllowed(open, 'answer_counter');
    const { deal, actor, otherId } = open;
    const counter = await openCounter(tx, deal.id);
    if (!counter || counter.loiDocumentId !== letter.id) throw new DomainError('counter.none_open');
    const reason = body?.reason || null;
    await answerCounter(tx, counter.id, { outcome: 'declined', reason });
    await logEvent(tx, {
      dealId: deal.id,
      event: 'counter_declined',
      phase: deal.phase,
      actorId: actor.id,
      details: { letter: letter.id, version: letter.version, ...(reason && { reason }) },
    });
    await readWhenDone(tx, actor.id, { letterId: letter.id });
    await notifyParties(tx, deal.id, [otherId], 'counter_declined', {
      params: reason ? { reason } : {},
      actorId: actor.id,
      about: { letterId: letter.id },
      place: { tab: 'loi', letter: letter.id },
    });
    return letterOf(tx, deal.id, letter.id, viewer);
  });
