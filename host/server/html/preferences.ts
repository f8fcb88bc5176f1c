import type { IncomingHttpHeaders } from 'node:http';
import { type Language, toLanguage } from '@handover/shared/contract';
import { acceptedLanguage } from '@handover/shared/contract/hosting';
import { languageOf } from '../../src/metadata/page-addresses.ts';
import { cookiesOf } from '../cookies.ts';

export interface Preferences {
  language: Language;
  /** `undefined`: the system's setting. */
  colorScheme: 'light' | 'dark' | undefined;
  /** Its IANA name; UTC until the browser has told. */
  timeZone: string;
}

/**
 * Language, color scheme and time zone for the first paint, from the cookies in which the app stores them; the language from the query of
 * the address, if that has one.
 */
export function preferencesOf(headers: IncomingHttpHeaders, search = ''): Preferences {
  const cookies = cookiesOf(headers);
  const scheme = cookies['color-scheme'];
  return {
    language:
      languageOf(search) ??
      toLanguage(cookies.language) ??
      acceptedLanguage(headers['accept-language']) ??
      'en',
    colorScheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
    timeZone: knownTimeZone(cookies['time-zone']) ?? 'UTC',
  };
}

function knownTimeZone(name: string | undefined): string | undefined {
  try {
    return name && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
