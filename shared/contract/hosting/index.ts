/**
 * Settings that the api, the gateway and the start command read by the same rules: where they listen, which proxies
 * they trust, how they count addresses, the language of their answers, the time zone in which a day ends, where
 * traces go, and the paths that no page asks for.
 */

export { marketDay, marketEnd } from '../days/market-days.ts';
export { marketPlace } from '../days/market-place.ts';
export { DEFAULT_MARKET_ZONE, marketZone, setMarketZone } from '../days/market-zone.ts';
export { acceptedLanguage } from './accepted-language.ts';
export { acceptsUpgrade } from './accepts-upgrade.ts';
export { connectionSettings, connectionTimes } from './connection-settings.ts';
export { endSlowBodies } from './end-slow-bodies.ts';
export { forwardedByStranger } from './forwarded-by-stranger.ts';
export { freePort } from './free-port.ts';
export { demoHostProblem, listenHost } from './listen-host.ts';
export { marketZoneOf } from './market-zone.ts';
export { networkOf } from './network-of.ts';
export { OWN_FILE, OWN_FOLDER, ownFolder } from './own-folder.ts';
export { opportunityPicture } from './picture-path.ts';
export { referenceOf, requestIds } from './request-ids.ts';
export type { Span, Tracing } from './tracing/span.ts';
export { openTracing, tracingOf, tracingSettings } from './tracing/tracing.ts';
export { trustedProxies } from './trusted-proxies.ts';
export { untilNeeded } from './until-needed.ts';
export { whole } from './whole-setting.ts';
