import type { FirmRole, MyFirm } from '@handover/shared/contract';
import type { firmRoleBodySchema, pageQuerySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Call, IdCall } from '../../../http/call.ts';
import { pageOfAll } from '../../../http/lists/page-of-all.ts';
import { freeBytes } from '../../../storage/removing/free-bytes.ts';
import { tellFirm } from '../firm.events.ts';
import { memberView, readMyFirm } from '../firm.response.ts';
import { checkColleague, checkLeaving, checkNewRole, checkOwner, leavingOf } from '../firms.rules.ts';
import { deleteFirm, deleteMember, lockOwnFirm, type OwnFirm, setRole } from '../firms.sql.ts';
import { firmOf, memberOf, membersOf, peopleOf } from '../members.sql.ts';

export async function listMembers({ app, viewer, query }: Call<{ query: typeof pageQuerySchema }>) {
  const firm = await firmOf(app.db, viewer.id);
  return pageOfAll(query, firm ? (await membersOf(app.db, firm.id)).map(memberView(viewer.id)) : []);
}

/** An owner does something about one of the people of the firm, who may be themselves. */
const byOwner = (
  { app, viewer, params }: Pick<IdCall, 'app' | 'viewer' | 'params'>,
  change: (tx: Transaction, own: OwnFirm, their: FirmRole) => Promise<void>,
): Promise<MyFirm> =>
  app.db.transaction(async (tx) => {
    const own = await lockOwnFirm(tx, viewer.id);
    checkOwner(own.role);
    const their = await memberOf(tx, own.firm.id, params.id);
    if (!their) throw new DomainError('firm.member_not_found');
    await change(tx, own, their);
    return readMyFirm(tx, viewer.id);
  });

export const changeRole = (call: IdCall<{ body: typeof firmRoleBodySchema }>) =>
  byOwner(call, async (tx, own, their) => {
    const { viewer, params, body } = call;
    if (their === body.role) return;
    checkNewRole(their, body.role, own);
    await setRole(tx, params.id, body.role);
    const event = {
      type: 'firm_role_changed',
      to: [params.id],
      actorId: viewer.id,
      role: body.role,
    } as const;
    await tellFirm(tx, own.firm, event);
  });

export async function removeMember(call: IdCall) {
  await byOwner(call, async (tx, { firm }) => {
    const { viewer, params } = call;
    checkColleague(viewer.id, params.id);
    await deleteMember(tx, params.id);
    await tellFirm(tx, firm, { type: 'firm_removed', to: [params.id], actorId: viewer.id });
  });
  return call.reply.code(204).send();
}

export const handOn = (call: IdCall) =>
  byOwner(call, async (tx, { firm }) => {
    const { viewer, params } = call;
    checkColleague(viewer.id, params.id);
    await setRole(tx, params.id, 'owner');
    await setRole(tx, viewer.id, 'member');
    await tellFirm(tx, firm, { type: 'firm_handed_on', to: [params.id], actorId: viewer.id });
  });

export async function leaveFirm({ app, viewer }: Call): Promise<MyFirm> {
  const { response, freed } = await app.db.transaction(async (tx) => {
    const { firm, role, ...heads } = await lockOwnFirm(tx, viewer.id);
    const leaving = leavingOf(role, heads);
    checkLeaving(leaving);
    await deleteMember(tx, viewer.id);
    const owners = await peopleOf(tx, firm.id, 'owner');
    await tellFirm(tx, firm, { type: 'firm_left', to: owners, actorId: viewer.id });
    const ends = leaving === 'ends_firm';
    if (ends) await deleteFirm(tx, firm.id);
    const response = await readMyFirm(tx, viewer.id);
    return { response, freed: ends && firm.logoKey ? [firm.logoKey] : [] };
  });
  freeBytes(app, freed);
  return response;
}
