import type { MyFirm } from '@handover/shared/contract';
import type { answerInvitationBodySchema, mailedTokenBodySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import type { IdCall, OpenCall } from '../../../http/call.ts';
import { freeBytes } from '../../../storage/removing/free-bytes.ts';
import { hashToken } from '../../auth/index.ts';
import { findUser, lockPerson, proveEmail } from '../../users/index.ts';
import { tellFirm, touchFirm } from '../firm.events.ts';
import { readMyFirm, receivedView } from '../firm.response.ts';
import { checkAnswer } from '../firms.rules.ts';
import { findFirm, insertMember, lockFirm } from '../firms.sql.ts';
import { endInvitation, findInvitation, type InvitationRow, invitationByHash } from '../invitations.sql.ts';
import { firmOf, peopleOf } from '../members.sql.ts';

type Answer = IdCall<{ body: typeof answerInvitationBodySchema }>;

/** The token is enough: whoever has the mail reads who invites them before they sign in. */
export async function readInvitation({ app, body }: OpenCall<{ body: typeof mailedTokenBodySchema }>) {
  const row = await invitationByHash(app.db, hashToken(body.token));
  if (!row) throw new FieldError('token', 'firm.invitation_invalid');
  return receivedView(row);
}

/** Locks the firm and gives the invitation, if it is for this account to answer. */
async function lockInvitation(tx: Transaction, { viewer, params, body }: Answer): Promise<InvitationRow> {
  await lockPerson(tx, viewer.id);
  const user = await findUser(tx, viewer.id);
  if (!user) throw new DomainError('auth.required');
  const seen = await findInvitation(tx, params.id);
  if (seen) await lockFirm(tx, seen.firmId);
  const invitation = await findInvitation(tx, params.id);
  const hash = body?.token === undefined ? null : hashToken(body.token);
  const account = { email: user.email, isProven: user.emailProvenAt !== null };
  checkAnswer({ invitation, hash, account }, new Date());
  if (!invitation) throw new DomainError('firm.invitation_not_found');
  return invitation;
}

/** The mailed link also proves the address. */
export async function acceptInvitation(call: Answer): Promise<MyFirm> {
  const { app, viewer } = call;
  const { response, freed } = await app.db.transaction(async (tx) => {
    const { id, firmId, role } = await lockInvitation(tx, call);
    if (await firmOf(tx, viewer.id)) throw new DomainError('firm.in_one');
    const freed = (await proveEmail(tx, viewer.id, viewer.sessionId)) ?? [];
    await endInvitation(tx, id);
    const owners = await peopleOf(tx, firmId, 'owner');
    await insertMember(tx, { firmId, userId: viewer.id, role });
    const firm = await findFirm(tx, firmId);
    if (firm) await tellFirm(tx, firm, { type: 'firm_joined', to: owners, actorId: viewer.id, role });
    return { response: await readMyFirm(tx, viewer.id), freed };
  });
  freeBytes(app, freed);
  return response;
}

export const declineInvitation = (call: Answer): Promise<MyFirm> =>
  call.app.db.transaction(async (tx) => {
    const { id, firmId } = await lockInvitation(tx, call);
    await endInvitation(tx, id);
    await touchFirm(tx, firmId, [call.viewer.id]);
    return readMyFirm(tx, call.viewer.id);
  });
