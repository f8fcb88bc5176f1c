import { routes } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Message } from '../../plugins/mail.ts';
import { UNDO_DAYS } from './undo-link.ts';
import type { UserRow } from './users.sql.ts';

/** What was done with an account that its owner must hear of, even if it was somebody else. */
type AccountEvent =
  | 'linked'
  | 'email-changed'
  | 'undone'
  | 'factor-added'
  | 'factor-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-code-used'
  | 'exported'
  | 'closed';
interface Change {
  /** Of the linked identity. */
  provider: string;
  /** The link that takes the change back. */
  undo: string;
}
interface Facts extends Change {
  firstName: string;
  security: string;
  recovery: string;
  contact: string;
}

/** Mails it in the background, to the address that the account has, or had before. */
export function sendAccountMail(
  app: FastifyInstance,
  user: Pick<UserRow, 'email' | 'firstName'>,
  event: AccountEvent,
  change: Partial<Change> = {},
): void {
  const { publicUrl } = app.config;
  const facts = {
    provider: '',
    undo: '',
    ...change,
    firstName: user.firstName,
    security: publicUrl + routes.security,
    recovery: publicUrl + routes.forgotPassword,
    contact: publicUrl + routes.contactUs,
  };
  const mail = { to: user.email, ...MAILS[event](facts) };
  app.background.run(`a mail about an account (${event})`, () => app.sendMail(mail));
}

const undoInEnglish = (
  undo: string,
) => `If it was not you, undo it within ${UNDO_DAYS} days. Everybody is then signed out, and you choose a new password:
${undo}`;
const undoInFrench = (
  undo: string,
) => `Si vous n’en êtes pas à l’origine, annulez-le sous ${UNDO_DAYS} jours. Tout le monde est alors déconnecté, et vous choisissez un nouveau mot de passe :
${undo}`;

/** In both languages: who reads it may not be who chose the language. */
const MAILS: Record<AccountEvent, (facts: Facts) => Omit<Message, 'to'>> = {
  linked: ({ firstName, provider, undo }) => ({
    subject: `Handover: ${provider} was linked to your account / ${provider} associé à votre compte`,
    text: `Hello ${firstName},

From now on one can sign in to your account at Handover with ${provider}.

${undoInEnglish(undo)}

Bonjour ${firstName},

On peut désormais se connecter à votre compte Handover avec ${provider}.

${undoInFrench(undo)}
`,
  }),
  'email-changed': ({ firstName, undo }) => ({
    subject: 'Handover: your e-mail address was changed / votre adresse e-mail a été changée',
    text: `Hello ${firstName},

Your account at Handover has another e-mail address now. Nothing about it will be mailed to this one any more.

${undoInEnglish(undo)}

Bonjour ${firstName},

Votre compte Handover a désormais une autre adresse e-mail. Plus rien ne sera envoyé à celle-ci à son sujet.

${undoInFrench(undo)}
`,
  }),
  undone: ({ firstName, contact }) => ({
    subject:
      'Handover: the change of your e-mail address was undone / le changement d’adresse e-mail a été annulé',
    text: `Hello ${firstName},

The change of the e-mail address of your account at Handover was undone from the earlier address. The account has that address again, everybody is signed out, and a new password is needed.

If that was not you, write to us:
${contact}

Bonjour ${firstName},

Le changement d’adresse e-mail de votre compte Handover a été annulé depuis l’ancienne adresse. Le compte a retrouvé cette adresse, tout le monde est déconnecté, et un nouveau mot de passe est nécessaire.

Si vous n’en êtes pas à l’origine, écrivez-nous :
${contact}
`,
  }),
  'factor-added': ({ firstName, recovery, contact }) => ({
    subject:
      'Handover: an authenticator app protects your account / une application d’authentification protège votre compte',
    text: `Hello ${firstName},

From now on signing in to your account at Handover also takes a code from the authenticator app that was set up a moment ago. Other devices were signed out.

If it was not you, choose a new password and write to us:
${recovery}
${contact}

Bonjour ${firstName},

Se connecter à votre compte Handover demande désormais aussi un code de l’application qui vient d’être configurée. Les autres appareils ont été déconnectés.

Si vous n’en êtes pas à l’origine, choisissez un nouveau mot de passe et écrivez-nous :
${recovery}
${contact}
`,
  }),
  'factor-removed': ({ firstName, recovery, contact }) => ({
    subject:
      'Handover: the authenticator app of your account was removed / l’application d’authentification de votre compte a été retirée',
    text: `Hello ${firstName},

Signing in to your account at Handover no longer takes a code from an authenticator app.

If it was not you, choose a new password, which signs out everybody, and set the app up again:
${recovery}
${contact}

Bonjour ${firstName},

Se connecter à votre compte Handover ne demande plus de code d’application.

Si vous n’en êtes pas à l’origine, choisissez un nouveau mot de passe, ce qui déconnecte tout le monde, et configurez de nouveau les codes :
${recovery}
${contact}
`,
  }),
  'passkey-added': ({ firstName, security, contact }) => ({
    subject: 'Handover: a passkey was added to your account / une clé d’accès a été ajoutée à votre compte',
    text: `Hello ${firstName},

From now on one can sign in to your account at Handover with a passkey that was added a moment ago. You find it here:
${security}

If it was not you, remove it, choose a new password, and write to us:
${contact}

Bonjour ${firstName},

On peut désormais se connecter à votre compte Handover avec une clé d’accès qui vient d’être ajoutée. Vous la trouvez ici :
${security}

Si vous n’en êtes pas à l’origine, retirez-la, choisissez un nouveau mot de passe et écrivez-nous :
${contact}
`,
  }),
  'passkey-removed': ({ firstName, recovery, contact }) => ({
    subject:
      'Handover: a passkey was removed from your account / une clé d’accès a été retirée de votre compte',
    text: `Hello ${firstName},

A passkey no longer opens your account at Handover.

If it was not you, choose a new password, which signs out everybody, and write to us:
${recovery}
${contact}

Bonjour ${firstName},

Une clé d’accès n’ouvre plus votre compte Handover.

Si vous n’en êtes pas à l’origine, choisissez un nouveau mot de passe, ce qui déconnecte tout le monde, et écrivez-nous :
${recovery}
${contact}
`,
  }),
  'recovery-code-used': ({ firstName, security, recovery }) => ({
    subject: 'Handover: a recovery code was used / un code de secours a été utilisé',
    text: `Hello ${firstName},

Somebody signed in to your account at Handover with a recovery code. It counts no more; make new ones when few are left:
${security}

If it was not you, choose a new password, which signs out everybody:
${recovery}

Bonjour ${firstName},

Quelqu’un s’est connecté à votre compte Handover avec un code de secours. Il ne vaut plus ; faites-en de nouveaux quand il en reste peu :
${security}

Si vous n’en êtes pas à l’origine, choisissez un nouveau mot de passe, ce qui déconnecte tout le monde :
${recovery}
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
