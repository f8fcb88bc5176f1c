import type { Language } from '@handover/shared/contract';
import { fill } from '../../locales/fill.ts';
import { TEXTS } from '../../locales/texts.ts';

interface Agreed {
  title: string;
  version: string;
  /** Null once the account is closed. */
  person: string | null;
  at: Date;
}

/** Who has agreed to secrecy, to which text, and when. */
export const secrecyText = ({ title, version, person, at }: Agreed, language: Language): string =>
  fill(TEXTS[language].sheets.secrecy, {
    ...{ title, version, at: at.toISOString() },
    person: person ?? TEXTS[language].sheets.log.former,
  });
