/** Milliseconds and retries (specification, section 7). */
export const RECONNECT = { min: 2000, max: 10_000, retries: 50 } as const;

/**
 * Options for reconnecting-websocket. It reads them for each retry, so the getters give each delay its own jitter: many clients
 * do not reconnect at the same moment.
 */
export const reconnectDelays = (random: () => number = Math.random) => ({
  get minReconnectionDelay() {
    return RECONNECT.min * (1 + random() / 2);
  },
  get maxReconnectionDelay() {
    return RECONNECT.max * (0.8 + random() / 5);
  },
  reconnectionDelayGrowFactor: 1.3,
  maxRetries: RECONNECT.retries,
});
