import type { Language } from '@handover/shared/contract';
import type { Message } from '../plugins/mail.ts';

type Text = (link: string, minutes: number) => Omit<Message, 'to'>;

/** The mail is in the language of the account. */
export const signInLinkMail = (email: string, language: Language, ...facts: Parameters<Text>): Message => ({
  to: email,
  ...TEXTS[language](...facts),
});

const TEXTS: Record<Language, Text> = {
  en: (link, minutes) => ({
    subject: 'Handover: sign in by this link',
    text: `Hello,

Too many attempts to sign in to Handover failed on the network that you use, so we ask for one step more. Your password was right; sign in with it here, within ${minutes} minutes:
${link}

If it was not you, somebody knows your password: choose a new one on the page for signing in.
`,
  }),
  fr: (link, minutes) => ({
    subject: 'Handover : connectez-vous par ce lien',
    text: `Bonjour,

Trop de tentatives de connexion à Handover ont échoué depuis le réseau que vous utilisez ; nous demandons donc une étape de plus. Votre mot de passe était juste ; connectez-vous ici avec lui, dans les ${minutes} minutes :
${link}

Si ce n’était pas vous, quelqu’un connaît votre mot de passe : choisissez-en un nouveau depuis la page de connexion.
`,
  }),
};
