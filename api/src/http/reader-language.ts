import type { FastifyRequest } from 'fastify';

export type Language = 'en' | 'fr';
const known = (tag: string): Language | undefined =>
  tag.startsWith('fr') ? 'fr' : tag.startsWith('en') ? 'en' : undefined;

/** The first of our languages in the order of `Accept-Language`; else the one given, e.g. of the account. */
export function readerLanguage(request: FastifyRequest, otherwise: string): Language {
  const wanted = (request.headers['accept-language'] ?? '').split(',').map((part) => {
    const [tag = '', quality = 'q=1'] = part.trim().toLowerCase().split(';');
    return { language: known(tag), weight: Number(quality.split('=')[1]) || 0 };
  });
  const best = wanted
    .filter(({ language, weight }) => language && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0];
  return best?.language ?? known(otherwise) ?? 'en';
}
