import { routes } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Message } from '../../plugins/mail.ts';
import type { UserRow } from './users.sql.ts';

/** What was done with an account that its owner must hear of, even if it was somebody else. */
type AccountEvent = 'linked' | 'exported' | 'closed';
interface Facts {
  firstName: string;
  /** Of the linked identity. */
  provider: string;
  security: string;
  recovery: string;
  contact: string;
}

/** Mails it in the background, to the address that the account has, or had before. `provider` is that of a linked identity. */
export function sendAccountMail(
  app: FastifyInstance,
  user: Pick<UserRow, 'email' | 'firstName'>,
  event: AccountEvent,
  provider = '',
): void {
  const { publicUrl } = app.config;
  const facts = {
    firstName: user.firstName,
    provider,
    security: publicUrl + routes.security,
    recovery: publicUrl + routes.forgotPassword,
    contact: publicUrl + routes.contactUs,
  };
  const mail = { to: user.email, ...MAILS[event](facts) };
  app.background.run(`a mail about an account (${event})`, () => app.sendMail(mail));
}

/** In both languages: who reads it may not be who chose the language. */
const MAILS: Record<AccountEvent, (facts: Facts) => Omit<Message, 'to'>> = {
  linked: ({ firstName, provider, security, recovery }) => ({
    subject: `Handover: ${provider} was linked to your account / ${provider} associé à votre compte`,
    text: `Hello ${firstName},

From now on one can sign in to your account at Handover with ${provider}.

If it was not you, take it back at once: choose a new password, which signs out everybody,
${recovery}
and then unlink ${provider} here:
${security}

Bonjour ${firstName},

On peut désormais se connecter à votre compte Handover avec ${provider}.

Si vous n’en êtes pas à l’origine, annulez-le sans attendre : choisissez un nouveau mot de passe, ce qui déconnecte tout le monde,
${recovery}
puis dissociez ${provider} ici :
${security}
`,
  }),
  exported: ({ firstName, recovery, contact }) => ({
    subject: 'Handover: your data was downloaded / vos données ont été téléchargées',
    text: `Hello ${firstName},

All data of your account at Handover was downloaded as a file.

If it was not you, choose a new password, which signs out everybody, and write to us: the file cannot be taken back.
${recovery}
${contact}

Bonjour ${firstName},

Toutes les données de votre compte Handover ont été téléchargées dans un fichier.

Si vous n’en êtes pas à l’origine, choisissez un nouveau mot de passe, ce qui déconnecte tout le monde, et écrivez-nous : le fichier ne peut pas être repris.
${recovery}
${contact}
`,
  }),
  closed: ({ firstName, contact }) => ({
    subject: 'Handover: your account is closed / votre compte est clôturé',
    text: `Hello ${firstName},

Your account at Handover was closed, and your personal data is erased. This cannot be taken back.

If it was not you, write to us:
${contact}

Bonjour ${firstName},

Votre compte Handover a été clôturé et vos données personnelles sont effacées. C’est irréversible.

Si vous n’en êtes pas à l’origine, écrivez-nous :
${contact}
`,
  }),
};
