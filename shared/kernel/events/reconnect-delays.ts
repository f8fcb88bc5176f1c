/** Milliseconds and tries of specification section 7. */
export const RECONNECT = { min: 2000, max: 10_000, tries: 50 } as const;

/**
 * Options for reconnecting-websocket, which reads them anew for each try: so getters give each delay its own jitter, always
 * within the bounds, and a thousand clients do not come back in the same moment.
 */
export const reconnectDelays = (random: () => number = Math.random) => ({
  get minReconnectionDelay() {
    return RECONNECT.min * (1 + random() / 2);
  },
  get maxReconnectionDelay() {
    return RECONNECT.max * (0.8 + random() / 5);
  },
  reconnectionDelayGrowFactor: 1.3,
  maxRetries: RECONNECT.tries,
});
