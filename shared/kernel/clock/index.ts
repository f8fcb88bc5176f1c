/** The time and the time zone that a page is rendered with, on the server and in the browser. */
export { marketDay } from '../../contract/days/market-days.ts';
export { marketZone, setMarketZone } from '../../contract/days/market-zone.ts';
export { marketToday, readerDay, readerDaysTo, readerZone } from './calendar.ts';
export { currentTime, type Moment, setMoment } from './moment.ts';
export { readMarketZone } from './read-market-zone.ts';
export { TIME_ZONE_COOKIE, timeZoneOfBrowser } from './time-zone-cookie.ts';
export { useTimeZone } from './use-time-zone.ts';
