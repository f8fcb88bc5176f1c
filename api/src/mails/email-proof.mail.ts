import type { Language } from '@handover/shared/contract';
import { TEXTS } from '../locales/texts.ts';
import type { Message } from '../plugins/mail.ts';
import { fillMail } from './write-mail.ts';

/**
 * A mail in the language of the sign-up. It has no name: the address may be somebody else's, who must not get the
 * words of whoever signed up.
 */
export const emailProofMail = (email: string, language: Language, link: string, hours: number): Message =>
  fillMail({ email, language }, TEXTS[language].mails.emailProof, { link, hours });
