import type { Language } from '@handover/shared/contract';
import { DomainError, FieldError } from '../../errors/domain-error.ts';

/** Letters and digits alone: case, accents, hyphens and blanks make no other name. */
const folded = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What a request says of the agreement; the payload of the specification says no more than that it is accepted. */
export interface Signing {
  signature?: string | undefined;
  nda_version?: string | undefined;
  language?: Language | undefined;
}

/** Throws if another text was read than is signed today. */
export function checkVersion({ nda_version: read }: Signing, today: string): void {
  if (read !== undefined && read !== today) throw new DomainError('access_request.agreement_changed');
}

/** The signature: the name that was typed, which is that of the account; without one, the account's own. */
export function signatureOf({ signature }: Signing, accountName: string): string {
  if (!signature) return accountName;
  if (folded(signature) !== folded(accountName))
    throw new FieldError('signature', 'access_request.signature_differs', { name: accountName });
  return signature;
}
