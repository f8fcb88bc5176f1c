/** Milliseconds and retries (specification, section 7). */
export const RECONNECT = { min: 2000, max: 10_000, retries: 50 } as const;

/**
 * Options for reconnecting-websocket. It reads them for each retry, so the getters give each delay its own jitter: those who all
 * lost a server at the same moment come back spread over four seconds.
 */
export const reconnectDelays = (random: () => number = Math.random) => ({
  get minReconnectionDelay() {
    return RECONNECT.min * (1 + random() * 2);
  },
  get maxReconnectionDelay() {
    return RECONNECT.max * (0.8 + random() / 5);
  },
  reconnectionDelayGrowFactor: 1.3,
  maxRetries: RECONNECT.retries,
});
