/** Of every server under test, in its environment: silent, and on a slow machine neither too busy nor signed out of. */
export const TEST_SETTINGS = {
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  MAX_EVENT_LOOP_DELAY_MS: '0',
  // The test of all rights takes more than ten minutes on a busy one.
  ACCESS_SECONDS: '86400',
};
