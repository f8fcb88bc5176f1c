import type { Transaction } from '../../../db/connect.ts';
import { tellFirm } from './firm.events.ts';
import { heirOf, leavingOf } from './firms.rules.ts';
import { deleteFirm, deleteMember, lockFirmOf, setRole } from './firms.sql.ts';
import { deleteInvitationsTo } from './invitations.sql.ts';
import { colleaguesOf, peopleOf } from './members.sql.ts';

/**
 * Takes a person out of their firm as the account closes: it goes to an heir, or ends with them. Returns the storage keys
 * that may be free now.
 */
export async function leaveOnClosing(
  tx: Transaction,
  { id: userId, email }: { id: number; email: string },
): Promise<string[]> {
  await deleteInvitationsTo(tx, email);
  const own = await lockFirmOf(tx, userId);
  if (!own) return [];
  const { firm, role, ...heads } = own;
  const leaving = leavingOf(role, heads);
  const heir = heirOf(await colleaguesOf(tx, userId));
  await deleteMember(tx, userId);
  if (leaving === 'ends_firm' || !heir) {
    await deleteFirm(tx, firm.id);
    return firm.logoKey ? [firm.logoKey] : [];
  }
  if (leaving === 'hand_on_first') {
    await setRole(tx, heir.userId, 'owner');
    await tellFirm(tx, firm, { type: 'firm_handed_on', to: [heir.userId], actorId: userId });
  } else {
    const to = await peopleOf(tx, firm.id, 'owner');
    await tellFirm(tx, firm, { type: 'firm_left', to, actorId: userId });
  }
  return [];
}
