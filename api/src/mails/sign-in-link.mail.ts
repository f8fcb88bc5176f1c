import type { Language } from '@handover/shared/contract';
import { TEXTS } from '../locales/texts.ts';
import type { Message } from '../plugins/mail.ts';
import { fillMail } from './write-mail.ts';

/** The mail is in the language of the account. */
export const signInLinkMail = (email: string, language: Language, link: string, minutes: number): Message =>
  fillMail({ email, language }, TEXTS[language].mails.signInLink, { link, minutes });
