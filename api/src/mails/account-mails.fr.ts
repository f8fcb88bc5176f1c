import type { AccountMailTexts } from './account-mails.types.ts';

const undoText = (
  undo: string,
  days: number,
) => `Si vous n’en êtes pas à l’origine, annulez cette modification dans les ${days} jours. Tous les appareils seront alors déconnectés, et vous choisirez un nouveau mot de passe :
${undo}`;

/** Mails about an account, in French. */
export const frenchAccountMails: AccountMailTexts = {
  linked: ({ firstName, provider, undo, undoDays }) => ({
    subject: `Handover : ${provider} associé à votre compte`,
    text: `Bonjour ${firstName},

On peut désormais se connecter à votre compte Handover avec ${provider}.

${undoText(undo, undoDays)}
`,
  }),
  'email-changed': ({ firstName, undo, undoDays }) => ({
    subject: 'Handover : votre adresse e-mail a été changée',
    text: `Bonjour ${firstName},

Votre compte Handover a désormais une autre adresse e-mail. Celle-ci ne recevra plus rien à son sujet.

${undoText(undo, undoDays)}
`,
  }),
  undone: ({ firstName, contact }) => ({
    subject: 'Handover : le changement d’adresse e-mail a été annulé',
    text: `Bonjour ${firstName},

Le changement d’adresse e-mail de votre compte Handover a été annulé depuis l’ancienne adresse. Le compte a retrouvé cette adresse, tous les appareils sont déconnectés, et il faut choisir un nouveau mot de passe.

Si vous n’en êtes pas à l’origine, écrivez-nous :
${contact}
`,
  }),
  'factor-added': ({ firstName, recovery, contact }) => ({
    subject: 'Handover : une application d’authentification protège votre compte',
    text: `Bonjour ${firstName},

Se connecter à votre compte Handover demande désormais aussi un code de l’application qui vient d’être configurée. Les autres appareils ont été déconnectés.

Si vous n’en êtes pas à l’origine, choisissez un nouveau mot de passe et écrivez-nous :
${recovery}
${contact}
`,
  }),
  'factor-removed': ({ firstName, recovery, contact }) => ({
    subject: 'Handover : l’application d’authentification de votre compte a été retirée',
    text: `Bonjour ${firstName},

Se connecter à votre compte Handover ne demande plus de code d’application.

Si vous n’en êtes pas à l’origine, choisissez un nouveau mot de passe, ce qui déconnecte tous les appareils, et configurez de nouveau les codes :
${recovery}
${contact}
`,
  }),
  'passkey-added': ({ firstName, security, contact }) => ({
    subject: 'Handover : une clé d’accès a été ajoutée à votre compte',
    text: `Bonjour ${firstName},

On peut désormais se connecter à votre compte Handover avec une clé d’accès qui vient d’être ajoutée. Vous la trouvez ici :
${security}

Si vous n’en êtes pas à l’origine, retirez-la, choisissez un nouveau mot de passe et écrivez-nous :
${contact}
`,
  }),
  'passkey-removed': ({ firstName, recovery, contact }) => ({
    subject: 'Handover : une clé d’accès a été retirée de votre compte',
    text: `Bonjour ${firstName},

Une clé d’accès n’ouvre plus votre compte Handover.

Si vous n’en êtes pas à l’origine, choisissez un nouveau mot de passe, ce qui déconnecte tous les appareils, et écrivez-nous :
${recovery}
${contact}
`,
  }),
  'recovery-code-used': ({ firstName, security, recovery }) => ({
    subject: 'Handover : un code de secours a été utilisé',
    text: `Bonjour ${firstName},

Quelqu’un s’est connecté à votre compte Handover avec un code de secours. Ce code n’est plus valable ; créez-en de nouveaux quand il en reste peu :
${security}

Si vous n’en êtes pas à l’origine, choisissez un nouveau mot de passe, ce qui déconnecte tous les appareils :
${recovery}
`,
  }),
  exported: ({ firstName, recovery, contact }) => ({
    subject: 'Handover : vos données ont été téléchargées',
    text: `Bonjour ${firstName},

Toutes les données de votre compte Handover ont été téléchargées dans un fichier.

Si vous n’en êtes pas à l’origine, choisissez un nouveau mot de passe, ce qui déconnecte tous les appareils, et écrivez-nous : le fichier ne peut pas être repris.
${recovery}
${contact}
`,
  }),
  closed: ({ firstName, contact }) => ({
    subject: 'Handover : votre compte est clôturé',
    text: `Bonjour ${firstName},

Votre compte Handover a été clôturé et vos données personnelles sont effacées. C’est irréversible.

Si vous n’en êtes pas à l’origine, écrivez-nous :
${contact}
`,
  }),
};
