import { routes } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { notify } from '../../events/notify.sql.ts';
import { touchUser } from '../../events/touch-deal.sql.ts';
import { languageOfAccount } from '../../mails/addressee.ts';
import { firmInvitationMail } from '../../mails/firm-invitation.mail.ts';
import { findUser, findUserByEmail } from '../users/index.ts';
import type { FirmRow } from './firms.sql.ts';
import type { InvitationRow } from './invitations.sql.ts';

interface Sent {
  invitation: InvitationRow;
  firm: FirmRow;
  token: string;
  senderId: number;
}

/**
 * Mails an invitation, in the background, so that the response takes as long whether the address has an account or not.
 * An account with that address, if it is proven, is notified too, without the token: the notice is stored.
 */
export function sendInvitation(app: FastifyInstance, { invitation, firm, token, senderId }: Sent): void {
  const { email, role, expiresAt } = invitation;
  app.background.run('an invitation to a firm', async () => {
    const [sender, invited] = [await findUser(app.db, senderId), await findUserByEmail(app.db, email)];
    if (!sender) return;
    await app.deliverMail(
      'firm_invitation',
      firmInvitationMail(email, {
        language: languageOfAccount(invited ?? sender),
        sender: `${sender.firstName} ${sender.lastName}`,
        firm: firm.name,
        role,
        expiresAt,
        link: app.config.publicUrl + routes.firm(token),
      }),
      expiresAt,
    );
    if (!invited?.emailProvenAt) return;
    await app.db.transaction(async (tx) => {
      // The mail is the invitation itself.
      const perUser = [{ userId: invited.id, params: {}, byMail: false }];
      const params = { firm_name: firm.name, role };
      const notice = { type: 'firm_invited', link: routes.firm(), params, perUser } as const;
      await notify(tx, { userId: invited.id, actorId: senderId, ...notice });
      await touchUser(tx, [invited.id], 'user');
    });
  });
}
