import { LANGUAGES, type Language } from '@handover/shared/contract';

const known = (tag: string | undefined) => LANGUAGES.find((language) => language === tag);

/** The first of our languages that `Accept-Language` asks for, by its weights; else the one given, e.g. of the account. */
export function languageOf(header: string | undefined, otherwise = 'en'): Language {
  const wished = (header ?? '').split(',').map((part) => {
    const [tag = '', ...options] = part.trim().toLowerCase().split(';');
    const weight = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find((found) => found);
    return { language: known(tag.split('-')[0]), weight: weight === undefined ? 1 : Number(weight) };
  });
  const best = wished.sort((a, b) => b.weight - a.weight).filter(({ weight }) => weight > 0);
  return best.find(({ language }) => language)?.language ?? known(otherwise) ?? 'en';
}
