import type { Language } from '../languages.ts';
import { marketZone } from './market-zone.ts';

/** Places whose zones are named without their accents, or otherwise than people name them, and that stand after 'à' and 'in'. */
const PLACES: Record<string, string | Readonly<{ en: string } & Partial<Record<Language, string>>>> = {
  Algiers: { en: 'Algiers', fr: 'Alger' },
  Athens: { en: 'Athens', fr: 'Athènes' },
  Bogota: 'Bogotá',
  Brussels: { en: 'Brussels', fr: 'Bruxelles' },
  Bucharest: { en: 'Bucharest', fr: 'Bucarest' },
  Copenhagen: { en: 'Copenhagen', fr: 'Copenhague' },
  Guadeloupe: 'Pointe-à-Pitre',
  Guernsey: { en: 'Guernsey', fr: 'Guernesey' },
  Lisbon: { en: 'Lisbon', fr: 'Lisbonne' },
  London: { en: 'London', fr: 'Londres' },
  Martinique: 'Fort-de-France',
  Miquelon: { en: 'Saint Pierre and Miquelon', fr: 'Saint-Pierre-et-Miquelon' },
  Montreal: { en: 'Montreal', fr: 'Montréal' },
  Noumea: { en: 'Noumea', fr: 'Nouméa' },
  Reunion: { en: 'Réunion', fr: 'La Réunion' },
  Sao_Paulo: 'São Paulo',
  Singapore: { en: 'Singapore', fr: 'Singapour' },
  St_Barthelemy: { en: 'Saint Barthélemy', fr: 'Saint-Barthélemy' },
  Vienna: { en: 'Vienna', fr: 'Vienne' },
  Warsaw: { en: 'Warsaw', fr: 'Varsovie' },
};

/** The place that the zone of the marketplace is called by, in a language: 'Paris', 'Port Moresby', 'La Réunion'. */
export function marketPlace(language: Language = 'en'): string {
  const name = marketZone().split('/').at(-1) ?? '';
  const place = PLACES[name] ?? name.replaceAll('_', ' ');
  return typeof place === 'string' ? place : (place[language] ?? place.en);
}
