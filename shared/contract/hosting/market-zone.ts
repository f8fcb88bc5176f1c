import { DEFAULT_MARKET_ZONE } from '../days/market-zone.ts';

/** The setting of the api and of the gateway; throws words that name it for what is no time zone. */
export function marketZoneOf(env: {
  [name: string]: unknown;
  MARKETPLACE_TIME_ZONE?: string | undefined;
}): string {
  const name = env.MARKETPLACE_TIME_ZONE || DEFAULT_MARKET_ZONE;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    throw new Error(
      `Setting MARKETPLACE_TIME_ZONE is not valid: ${name} is no time zone; write it as Europe/Paris or Indian/Reunion`,
    );
  }
}
