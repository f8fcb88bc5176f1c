import type { Language } from '@handover/shared/contract';
import { TEXTS } from '../locales/texts.ts';
import type { Message } from '../plugins/mail.ts';
import { fillMail } from './write-mail.ts';

/** Invites an address that has no account, in the language of the person who invites. */
export const delegationMail = (email: string, language: Language, name: string, link: string): Message =>
  fillMail({ email, language }, TEXTS[language].mails.delegation, { name, link });
