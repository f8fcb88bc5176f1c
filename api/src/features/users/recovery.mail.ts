import type { Message } from '../../plugins/mail.ts';
import type { UserRow } from './users.sql.ts';

/** In both languages: who asks for it is not signed in, and may not be who they say. */
export const recoveryMail = (user: UserRow, link: string, minutes: number): Message => ({
  to: user.email,
  subject: 'Handover: choose a new password / choisissez un nouveau mot de passe',
  text: `Hello ${user.firstName},

Choose a new password here, within ${minutes} minutes:
${link}

If you did not ask for this, do nothing: your password stays as it is.

Bonjour ${user.firstName},

Choisissez un nouveau mot de passe ici, dans les ${minutes} minutes :
${link}

Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste inchangé.
`,
});
