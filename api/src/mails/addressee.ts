import { type Language, toLanguage } from '@handover/shared/contract';

/** Whom a mail goes to: an account, or what a mail needs of it. */
export interface Addressee {
  email: string;
  firstName: string;
  language: string;
}

/** The language of the pages of an account, and of all mails about it. */
export const languageOfAccount = ({ language }: Pick<Addressee, 'language'>): Language =>
  toLanguage(language) ?? 'en';
