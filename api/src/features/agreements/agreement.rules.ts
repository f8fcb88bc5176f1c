import type { Language } from '@handover/shared/contract';
import { DomainError, FieldError } from '../../errors/domain-error.ts';
import { HOUSE_VERSION } from './house-text/house-text.ts';

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

/** The signature: the name that was typed, which is that of the account; without one, the account's own. */
export function signatureOf({ signature, nda_version: version }: Signing, accountName: string): string {
  if (version !== undefined && version !== HOUSE_VERSION)
    throw new DomainError('access_request.agreement_changed');
  if (!signature) return accountName;
  if (folded(signature) !== folded(accountName))
    throw new FieldError('signature', 'access_request.signature_differs', { name: accountName });
  return signature;
}
