/** Tells the server the time zone of the browser. */
export const TIME_ZONE_COOKIE = 'time-zone';

export const timeZoneOfBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
