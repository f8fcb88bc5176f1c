import type { Language } from '@handover/shared/contract';
import { TEXTS } from '../locales/texts.ts';
import type { Message } from '../plugins/mail.ts';
import { fillMail } from './write-mail.ts';

/**
 * A mail to the new address, in the language of the account. It has no name, since the address may be somebody
 * else's.
 */
export const emailChangeMail = (email: string, language: Language, link: string, hours: number): Message =>
  fillMail({ email, language }, TEXTS[language].mails.emailChange, { link, hours });
