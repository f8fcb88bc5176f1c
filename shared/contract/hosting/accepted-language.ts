import { type Language, toLanguage } from '../languages.ts';

/** The first of our languages that a header `Accept-Language` asks for, by its weights; undefined for none. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  const preferred = (header ?? '').split(',').map((part) => {
    const [tag, ...options] = part.trim().toLowerCase().split(';');
    const weight = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find((found) => found);
    return { language: toLanguage(tag), weight: weight === undefined ? 1 : Number(weight) };
  });
  const best = preferred.sort((a, b) => b.weight - a.weight).filter(({ weight }) => weight > 0);
  return best.find(({ language }) => language)?.language;
}
