import type { IncomingHttpHeaders } from 'node:http';
import { type Language, toLanguage } from '@handover/shared/contract';
import { acceptedLanguage } from '@handover/shared/contract/hosting';
import { languageOf } from '../../src/metadata/page-addresses.ts';

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
  const cookies = headers.cookie ?? '';
  const chosen = toLanguage(/(?:^|;\s*)language=(\w{2})\b/.exec(cookies)?.[1]);
  const scheme = /(?:^|;\s*)color-scheme=(light|dark)\b/.exec(cookies)?.[1];
  return {
    language: languageOf(search) ?? chosen ?? acceptedLanguage(headers['accept-language']) ?? 'en',
    colorScheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
    timeZone: knownTimeZone(/(?:^|;\s*)time-zone=([\w%+/-]{1,60})/.exec(cookies)?.[1]) ?? 'UTC',
  };
}

function knownTimeZone(name: string | undefined): string | undefined {
  try {
    return (
      name && new Intl.DateTimeFormat('en', { timeZone: decodeURIComponent(name) }).resolvedOptions().timeZone
    );
  } catch {
    return undefined;
  }
}
