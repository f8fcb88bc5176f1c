import type { Language } from '@handover/shared/contract';
import type { Message } from '../plugins/mail.ts';

type Text = (link: string, hours: number) => Omit<Message, 'to'>;

/**
 * A mail in the language of the sign-up. It has no name: the address may be somebody else's, who must not get the
 * words of whoever signed up.
 */
export const emailProofMail = (email: string, language: Language, ...facts: Parameters<Text>): Message => ({
  to: email,
  ...TEXTS[language](...facts),
});

const TEXTS: Record<Language, Text> = {
  en: (link, hours) => ({
    subject: 'Handover: confirm your e-mail address',
    text: `Hello,

An account at Handover was opened with this e-mail address. Confirm that it is yours, within ${hours} hours:
${link}

Until then one can look around and prepare, but not publish, ask for access or upload documents.

If you did not open this account, do nothing: without you it stays closed to all that. You can also make it yours, by choosing a new password on the page for signing in; whoever opened it is then signed out, and what they filled in is removed.
`,
  }),
  fr: (link, hours) => ({
    subject: 'Handover : confirmez votre adresse e-mail',
    text: `Bonjour,

Un compte Handover a été ouvert avec cette adresse e-mail. Confirmez qu’elle est bien la vôtre, dans les ${hours} heures :
${link}

D’ici là, on peut consulter et préparer, mais ni publier, ni demander l’accès, ni déposer de documents.

Si vous n’avez pas ouvert ce compte, ne faites rien : sans vous, il reste limité. Vous pouvez aussi vous l’approprier en choisissant un nouveau mot de passe depuis la page de connexion ; la personne qui l’a ouvert est alors déconnectée, et ce qu’elle a saisi est supprimé.
`,
  }),
};
