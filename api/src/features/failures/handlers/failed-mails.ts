import type { FailedMail } from '@handover/shared/contract';
import type { pageQuerySchema } from '@handover/shared/contract/schemas';
import { isReading, logFailuresRead, logFailuresRetried } from '../../../audit/audit.sql.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Call, IdCall } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { unsentState } from '../../../mails/unsent/retry.rules.ts';
import { readableEmail } from '../../users/index.ts';
import { askForMails, type FailedMailRow, lockMail, readMails } from '../failures.sql.ts';

const stateOf = (mail: FailedMailRow, now: Date) =>
  unsentState({ ...mail, isWrittenAnew: mail.sealed === null }, now);

function view(mail: FailedMailRow): FailedMail {
  const state = stateOf(mail, new Date());
  return {
    id: mail.id,
    kind: mail.kind,
    to: readableEmail(mail.email),
    since: mail.since.toISOString(),
    last_failed_at: mail.lastFailedAt.toISOString(),
    failures: mail.failures,
    cause: mail.cause,
    code: mail.code,
    state,
    next_try_at: state === 'waiting' ? (mail.nextTryAt?.toISOString() ?? null) : null,
  };
}

/** Who reads the addresses is on record; not each time, since the page asks again while a mail is tried. */
export async function listFailedMails({ app, viewer, query }: Call<{ query: typeof pageQuerySchema }>) {
  const page = await readMails(app.db, query);
  if (!(await isReading(app.db, 'failures_read', viewer.id))) await logFailuresRead(app.db, viewer.id);
  return paged(query, page, view);
}

export const retryMails = ({ app, viewer }: Call) =>
  app.db.transaction(async (tx) => {
    const count = await askForMails(tx);
    if (count > 0) await logFailuresRetried(tx, viewer.id);
    return { count };
  });

export const retryMail = ({ app, viewer, params }: IdCall) =>
  app.db.transaction(async (tx) => {
    const mail = await lockMail(tx, params.id);
    if (!mail) throw new DomainError('failure.not_found');
    if (stateOf(mail, new Date()) === 'outdated') throw new DomainError('failure.outdated');
    await logFailuresRetried(tx, viewer.id);
    return { count: await askForMails(tx, mail.id) };
  });
