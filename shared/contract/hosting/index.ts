/** Where the servers listen, whom they trust, and by which address they count: the same rules for the api, the gateway and the start command. */

export { forwardedByStranger } from './forwarded-by-stranger.ts';
export { demoHostProblem, listenHost } from './listen-host.ts';
export { networkOf } from './network-of.ts';
export { trustedProxies } from './trusted-proxies.ts';
export { untilNeeded } from './until-needed.ts';
