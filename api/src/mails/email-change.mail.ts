import type { Language } from '@handover/shared/contract';
import type { Message } from '../plugins/mail.ts';

type Text = (link: string, hours: number) => Omit<Message, 'to'>;

/**
 * A mail to the new address, in the language of the account. It has no name, since the address may be somebody
 * else's.
 */
export const emailChangeMail = (email: string, language: Language, ...facts: Parameters<Text>): Message => ({
  to: email,
  ...TEXTS[language](...facts),
});

const TEXTS: Record<Language, Text> = {
  en: (link, hours) => ({
    subject: 'Handover: confirm your new e-mail address',
    text: `Hello,

This is to become the e-mail address of an account at Handover. Confirm it within ${hours} hours, signed in to that account:
${link}

If you did not ask for this, do nothing: without you nothing changes.
`,
  }),
  fr: (link, hours) => ({
    subject: 'Handover : confirmez votre nouvelle adresse e-mail',
    text: `Bonjour,

Cette adresse e-mail doit devenir celle d’un compte Handover. Confirmez-la dans les ${hours} heures, en étant connecté à ce compte :
${link}

Si vous n’êtes pas à l’origine de cette demande, ne faites rien : sans vous, rien ne change.
`,
  }),
};
