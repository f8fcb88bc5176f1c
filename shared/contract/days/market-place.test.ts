import { marketPlace } from './market-place.ts';
import { DEFAULT_MARKET_ZONE, setMarketZone } from './market-zone.ts';

afterEach(() => setMarketZone(DEFAULT_MARKET_ZONE));

test.each([
  ['Europe/Paris', 'Paris', 'Paris'],
  ['Indian/Reunion', 'Réunion', 'La Réunion'],
  ['Pacific/Noumea', 'Noumea', 'Nouméa'],
  ['America/Montreal', 'Montreal', 'Montréal'],
  ['America/Martinique', 'Fort-de-France', 'Fort-de-France'],
  ['Europe/London', 'London', 'Londres'],
  ['America/New_York', 'New York', 'New York'],
  ['America/Argentina/Ushuaia', 'Ushuaia', 'Ushuaia'],
])('the place of %s is %s, in French %s', (zone, en, fr) => {
  setMarketZone(zone);
  expect([marketPlace('en'), marketPlace('fr')]).toEqual([en, fr]);
});
