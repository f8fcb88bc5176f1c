import type { Language } from '@handover/shared/contract';
import type { Message } from '../plugins/mail.ts';
import { type Addressee, languageOfAccount } from './addressee.ts';

/** The mail is in the language of the account. */
export function recoveryMail(
  user: Addressee & { emailProvenAt: Date | null },
  link: string,
  minutes: number,
): Message {
  const { subject, ofProven, ofUnproven } = TEXTS[languageOfAccount(user)];
  const text = user.emailProvenAt ? ofProven(user.firstName, link, minutes) : ofUnproven(link, minutes);
  return { to: user.email, subject, text };
}

interface Texts {
  subject: string;
  ofProven: (name: string, link: string, minutes: number) => string;
  /** The mail for an unproven address: without the name, which somebody else may have chosen. */
  ofUnproven: (link: string, minutes: number) => string;
}

const TEXTS: Record<Language, Texts> = {
  en: {
    subject: 'Handover: choose a new password',
    ofProven: (name, link, minutes) => `Hello ${name},

Choose a new password here, within ${minutes} minutes:
${link}

If you did not ask for this, do nothing: your password stays as it is.
`,
    ofUnproven: (link, minutes) => `Hello,

Choose a new password here, within ${minutes} minutes:
${link}

This e-mail address was not confirmed yet; the new password confirms it. In case somebody else opened the account with it, they are signed out, and the name, picture and phone that were filled in are removed: please fill them in once more.

If you did not ask for this, do nothing: everything stays as it is.
`,
  },
  fr: {
    subject: 'Handover : choisissez un nouveau mot de passe',
    ofProven: (name, link, minutes) => `Bonjour ${name},

Choisissez un nouveau mot de passe ici, dans les ${minutes} minutes :
${link}

Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste inchangé.
`,
    ofUnproven: (link, minutes) => `Bonjour,

Choisissez un nouveau mot de passe ici, dans les ${minutes} minutes :
${link}

Cette adresse e-mail n’était pas encore confirmée ; le nouveau mot de passe la confirme. Au cas où quelqu’un d’autre aurait ouvert le compte avec cette adresse, cette personne est déconnectée, et le nom, la photo et le téléphone saisis sont supprimés : merci de les saisir à nouveau.

Si vous n’avez rien demandé, ne faites rien : tout reste inchangé.
`,
  },
};
