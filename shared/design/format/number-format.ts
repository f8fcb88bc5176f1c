import { type Language, WRITING } from '../../contract/languages.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Made once for each language and options: making one takes longer than formatting a hundred numbers with it. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(WRITING[language].numbers, options);
  formats.set(key, made);
  return made;
}
