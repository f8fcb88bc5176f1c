/** Of every server under test, in its environment: silent, and never too busy for a test on a slow machine. */
export const TEST_SETTINGS = {
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  MAX_EVENT_LOOP_DELAY_MS: '0',
};
