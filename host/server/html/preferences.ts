import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@handover/shared/contract';

export interface Preferences {
  language: Language;
  /** `undefined`: what the reader's system says. */
  colorScheme: 'light' | 'dark' | undefined;
}

/** What the first paint must know: the app keeps both choices in cookies. */
export function preferencesOf(headers: IncomingHttpHeaders): Preferences {
  const cookies = headers.cookie ?? '';
  const language = /(?:^|;\s*)language=(en|fr)\b/.exec(cookies)?.[1] ?? accepted(headers['accept-language']);
  const scheme = /(?:^|;\s*)color-scheme=(light|dark)\b/.exec(cookies)?.[1];
  return {
    language: language === 'fr' ? 'fr' : 'en',
    colorScheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
  };
}

/** The first of our languages in the reader's order. */
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
