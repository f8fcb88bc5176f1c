import { routes } from '@handover/shared/contract';
import type { TEXTS } from '../../locales/texts.ts';

export type Place = keyof (typeof TEXTS)['en']['notices']['places'];

const TABS: Readonly<Record<string, Place>> = {
  loi: 'letter',
  questions: 'questions',
  diligence: 'diligence',
  closing: 'closing',
  'data-room': 'dataRoom',
};
const PAGES: readonly (readonly [begin: string, place: Place])[] = [
  [routes.dealView(''), 'deal'],
  [routes.deals(), 'deals'],
  [routes.oppView(''), 'opportunity'],
  [routes.opportunities('sell'), 'market'],
  [routes.opportunities('buy'), 'market'],
  [routes.opportunity(''), 'opportunity'],
  [routes.security, 'security'],
  [routes.buyerProfile, 'buyerProfile'],
  [routes.advisers, 'advisers'],
  [routes.savedSearches, 'searches'],
  [routes.firm(), 'firm'],
];

/** The place that the link of a notice leads to, after which its button is called. */
export function placeOf(link: string): Place {
  const [path = '', query] = link.split('?');
  const place = PAGES.find(([begin]) => path.startsWith(begin))?.[1] ?? 'other';
  const tab = new URLSearchParams(query).get('tab');
  return (place === 'deal' && tab && TABS[tab]) || place;
}
