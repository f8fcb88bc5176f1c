/** The zone where none is set: the product was made for France. */
export const DEFAULT_MARKET_ZONE = 'Europe/Paris';

let zone = DEFAULT_MARKET_ZONE;

/** The time zone in which the days of the marketplace end: of letters, of exclusivity. One process serves one marketplace. */
export const marketZone = (): string => zone;

export function setMarketZone(name: string): void {
  zone = name;
}
