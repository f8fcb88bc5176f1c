import type { FirmRole } from '@handover/shared/contract';
import type { inviteBodySchema, pageQuerySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Call, IdCall } from '../../../http/call.ts';
import { pageOfAll } from '../../../http/lists/page-of-all.ts';
import { hashToken, newToken } from '../../auth/index.ts';
import { lockPerson } from '../../users/index.ts';
import { touchFirm } from '../firm.events.ts';
import { invitationView } from '../firm.response.ts';
import { checkInvite, checkOwner, checkSentToday, invitationEnd } from '../firms.rules.ts';
import { lockOwnFirm, type OwnFirm } from '../firms.sql.ts';
import {
  countSentToday,
  endInvitation,
  findInvitation,
  insertInvitation,
  invitationsOf,
  inviteFacts,
} from '../invitations.sql.ts';
import { firmOf } from '../members.sql.ts';
import { sendInvitation } from '../send-invitation.ts';

export async function listInvitations({ app, viewer, query }: Call<{ query: typeof pageQuerySchema }>) {
  const firm = await firmOf(app.db, viewer.id);
  if (!firm) return pageOfAll(query, []);
  checkOwner(firm.role);
  return pageOfAll(query, (await invitationsOf(app.db, firm.id)).map(invitationView));
}

type Inviting = Pick<Call, 'app' | 'viewer' | 'reply'>;
interface Invited {
  email: string;
  role: FirmRole;
}

/** Stores a link of its own for each mail, and mails it once that is committed. */
async function invite(
  { app, viewer, reply }: Inviting,
  prepare: (tx: Transaction, own: OwnFirm) => Promise<Invited>,
) {
  const token = newToken();
  const { invitation, firm } = await app.db.transaction(async (tx) => {
    await lockPerson(tx, viewer.id);
    const own = await lockOwnFirm(tx, viewer.id);
    checkOwner(own.role);
    const { email, role } = await prepare(tx, own);
    const link = { hash: hashToken(token), expiresAt: invitationEnd(new Date()) };
    const values = { firmId: own.firm.id, email, role, invitedBy: viewer.id, ...link };
    const invitation = await insertInvitation(tx, values);
    await touchFirm(tx, own.firm.id);
    return { invitation, firm: own.firm };
  });
  sendInvitation(app, { invitation, firm, token, senderId: viewer.id });
  reply.code(201);
  return invitationView(invitation);
}

export const inviteColleague = (call: Call<{ body: typeof inviteBodySchema }>) =>
  invite(call, async (tx, { firm }) => {
    const { email, role } = call.body;
    checkInvite(await inviteFacts(tx, { firmId: firm.id, userId: call.viewer.id, email }));
    return { email, role };
  });

export const resendInvitation = (call: IdCall) =>
  invite(call, async (tx, { firm }) => {
    const before = await findInvitation(tx, call.params.id, firm.id);
    if (!before) throw new DomainError('firm.invitation_not_found');
    checkSentToday(await countSentToday(tx, call.viewer.id));
    return before;
  });

export async function withdrawInvitation({ app, viewer, params, reply }: IdCall) {
  await app.db.transaction(async (tx) => {
    const { firm, role } = await lockOwnFirm(tx, viewer.id);
    checkOwner(role);
    const invitation = await findInvitation(tx, params.id, firm.id);
    if (!invitation) throw new DomainError('firm.invitation_not_found');
    await endInvitation(tx, invitation.id);
    await touchFirm(tx, firm.id);
  });
  return reply.code(204).send();
}
