import type { Language } from '../../contract/vocabulary.ts';
import { localeOf } from './currencies.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Made once for each language and options: making one takes longer than formatting a hundred numbers with it. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(localeOf(language), options);
  formats.set(key, made);
  return made;
}
