import { paths } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { firmInvitations, firmMembers } from '../../../db/schema/index.ts';
import { hashToken } from '../../../src/features/auth/index.ts';
import { png } from '../../documents/sample-files.ts';
import { signedIn } from '../../people/actor.ts';
import { foundFirm } from '../../people/firm.builder.ts';
import type { People } from './users.ts';

interface Invitation {
  id: number;
  email: string;
  /** The token of its link. */
  token: string;
}
/** The owner has a firm with a colleague; the other owner is a reader of another one, which invites the stranger. */
export interface Firms {
  id: number;
  logo: string;
  colleague: number;
  elsewhere: number;
  /** The firm of the owner invites somebody without an account. */
  pending: Invitation;
  /** The invitation of the stranger. */
  received: Invitation;
}

export async function buildFirms(app: FastifyInstance, { owner, other, stranger }: People): Promise<Firms> {
  const [colleague, founder] = [await signedIn(app), await signedIn(app)];
  const id = await foundFirm(owner.actor);
  const elsewhere = await foundFirm(founder, { name: 'Elsewhere Partners' });
  await app.db.insert(firmMembers).values([
    { firmId: id, userId: colleague.user.id, role: 'member' },
    { firmId: elsewhere, userId: other.id, role: 'reader' },
  ]);
  const { body } = await owner.actor.form('PATCH', paths.myFirm, [['logo', [await png(), 'logo.png']]]);
  const invite = async (firmId: number, invitedBy: number, email: string): Promise<Invitation> => {
    const token = `mailed to ${email}`;
    const link = { hash: hashToken(token), expiresAt: new Date('2100-01-01') };
    const [row] = await app.db
      .insert(firmInvitations)
      .values({ ...link, firmId, email, role: 'reader', invitedBy })
      .returning();
    return { id: Number(row?.id), email, token };
  };
  return {
    ...{ id, elsewhere },
    logo: body.firm.logo,
    colleague: colleague.user.id,
    pending: await invite(id, owner.id, 'nobody-yet@roux.test'),
    received: await invite(elsewhere, founder.user.id, stranger.email),
  };
}
