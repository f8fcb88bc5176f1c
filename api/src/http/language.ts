import { type Language, toLanguage } from '@handover/shared/contract';
import { acceptedLanguage } from '@handover/shared/contract/hosting';

/** The first of our languages that `Accept-Language` asks for; else the one given, e.g. of the account. */
export const languageOf = (header: string | undefined, otherwise = 'en'): Language =>
  acceptedLanguage(header) ?? toLanguage(otherwise) ?? 'en';
