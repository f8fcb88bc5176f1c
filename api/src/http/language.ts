import { LANGUAGES, type Language } from '@handover/shared/contract';

/** The first of our languages that `Accept-Language` asks for, by its weights; else English. */
export function languageOf(header: string | undefined): Language {
  const wished = (header ?? '').split(',').map((part) => {
    const [tag = '', ...options] = part.trim().toLowerCase().split(';');
    const weight = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find((found) => found);
    return { tag: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const best = wished.sort((a, b) => b.weight - a.weight).filter(({ weight }) => weight > 0);
  for (const { tag } of best) {
    const found = LANGUAGES.find((language) => language === tag);
    if (found) return found;
  }
  return 'en';
}
