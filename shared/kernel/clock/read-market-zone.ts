import { setMarketZone } from '../../contract/days/market-zone.ts';

/** The browser is told by the html; where that says nothing, the zone is the default one. */
export function readMarketZone(): void {
  const given = document.head.querySelector<HTMLMetaElement>('meta[name="market-zone"]')?.content;
  if (given) setMarketZone(given);
}
