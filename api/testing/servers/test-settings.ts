/** Environment of every server under test: silent, and tolerant of slow machines. */
export const TEST_SETTINGS = {
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  MAX_EVENT_LOOP_DELAY_MS: '0',
  // `authorization.test.ts` takes more than ten minutes on a busy machine.
  ACCESS_SECONDS: '86400',
  STAFF_SECOND_FACTOR: 'offered',
  SIGN_IN_FAILURES_BY_ADDRESS: '100000',
  IDENTITY_CHECK_SECONDS: '600',
  PAGE_COUNT_SECONDS: '600',
};
