import type { FailureCause } from '@handover/shared/contract';
import { causesOf } from './error-causes.ts';

/** The cause of a failure as staff are told. */
export interface Failure {
  cause: FailureCause;
  code: string | null;
}

/** A code of Node, of a driver, of PostgreSQL or of a mail server: never a sentence. */
const CODE = /^[A-Z0-9_]{2,40}$/;
const CAUSES: [FailureCause, RegExp][] = [
  [
    'unreachable',
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ECONNRESET|EPIPE|EDNS|ECONNECTION|ESOCKET|ETLS)$/,
  ],
  ['late', /^(ETIMEDOUT|ESOCKETTIMEDOUT|TOO_LATE|57014)$/],
  ['sign_in', /^(EAUTH|ENOAUTH|EOAUTH2)$/],
  ['address', /^EENVELOPE$/],
  ['refused', /^(EMESSAGE|EPROTOCOL|ESTREAM)$/],
  ['disk', /^(ENOSPC|EDQUOT|EROFS|53100)$/],
  ['storage', /^E_CANNOT_\w+_FILE$/],
  ['database', /^[0-9A-Z]{5}$/],
];

/**
 * Names the cause of a failure by the codes of the error and of its causes, the innermost last. The text of an error is
 * not read: it may quote an address, a record or a password.
 */
export function failureOf(error: unknown): Failure {
  const codes = causesOf(error).flatMap(({ code }) =>
    typeof code === 'string' && CODE.test(code) ? [code] : [],
  );
  for (const code of codes.toReversed()) {
    const found = CAUSES.find(([, pattern]) => pattern.test(code));
    if (found) return { cause: found[0], code };
  }
  return { cause: 'other', code: codes[0] ?? null };
}

/** Whether other mails can be sent: the mail server has answered. */
export const isOfOneMail = ({ cause }: Failure): boolean =>
  cause === 'address' || cause === 'refused' || cause === 'other';
