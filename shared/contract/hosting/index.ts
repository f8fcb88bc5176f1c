/** Where the servers listen and whom they trust: the same rules for the api, the gateway and the start command. */

export { forwardedByStranger } from './forwarded-by-stranger.ts';
export { demoHostProblem, listenHost } from './listen-host.ts';
export { trustedProxies } from './trusted-proxies.ts';
export { untilNeeded } from './until-needed.ts';
