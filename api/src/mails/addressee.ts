import { type Language, toLanguage } from '@handover/shared/contract';

/** The recipient of a mail: an account, or the parts of it that a mail needs. */
export interface Addressee {
  email: string;
  firstName: string;
  language: string;
}

/** The language of the pages of an account, and of all mails about it. */
export const languageOfAccount = ({ language }: Pick<Addressee, 'language'>): Language =>
  toLanguage(language) ?? 'en';
