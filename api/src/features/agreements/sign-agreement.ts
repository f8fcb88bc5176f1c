import type { Language, OpportunityType } from '@handover/shared/contract';
import type { Transaction } from '../../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findUser, personName } from '../users/index.ts';
import { checkVersion, type Signing, signatureOf } from './agreement.rules.ts';
import { insertAgreement } from './agreements.sql.ts';
import { textToday } from './text-today.ts';

interface SignedRequest {
  requestId: number;
  /** What it is about, whose row the caller has locked. */
  listing: { id: number; type: OpportunityType };
  ownerId: number;
  requesterId: number;
  projectTitle: string;
  signing: Signing;
  /** The language of the text that was shown, where the request does not tell. */
  language: Language;
  signedAt: Date;
  ip: string;
}

/** Writes the agreement of a new request: who signs what towards whom, when, and from which address. */
export async function signAgreement(tx: Transaction, request: SignedRequest): Promise<void> {
  const [owner, requester] = [await findUser(tx, request.ownerId), await findUser(tx, request.requesterId)];
  const [ownerName, requesterName] = [owner && personName(owner), requester && personName(requester)];
  if (!ownerName || !requesterName) throw new DomainError('opportunity.not_found');
  const language = request.signing.language ?? request.language;
  const text = await textToday(tx, request.listing, language);
  checkVersion(request.signing, text.version);
  await insertAgreement(tx, {
    accessRequestId: request.requestId,
    version: text.version,
    ownAgreementId: text.ownId,
    language,
    projectTitle: request.projectTitle,
    ownerName,
    requesterName,
    signature: signatureOf(request.signing, requesterName),
    signedAt: request.signedAt,
    ip: request.ip,
  });
}
