import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@handover/shared/contract';
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
  const chosen = /(?:^|;\s*)language=(en|fr)\b/.exec(cookies)?.[1];
  const language = languageOf(search) ?? chosen ?? accepted(headers['accept-language']);
  const scheme = /(?:^|;\s*)color-scheme=(light|dark)\b/.exec(cookies)?.[1];
  return {
    language: language === 'fr' ? 'fr' : 'en',
    colorScheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
    timeZone: knownTimeZone(/(?:^|;\s*)time-zone=([\w%+/-]{1,60})/.exec(cookies)?.[1]) ?? 'UTC',
  };
}

/** The first supported language in `Accept-Language`. */
function accepted(header = ''): string | undefined {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(';');
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number(quality.split('=')[1]) || 0 };
    })
    .sort((a, b) => b.weight - a.weight)
    .find(({ language }) => language === 'en' || language === 'fr')?.language;
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
