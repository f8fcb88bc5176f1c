/** The entry point of auth: sessions, tokens, passwords. */
export { readAccessToken } from './access-token.ts';
export { admitAttempt } from './admit-attempt.ts';
export { authRoutes } from './auth.routes.ts';
export { confirmPassword } from './confirm-password.ts';
export {
  CONFIRMED_SECONDS,
  type Confirmation,
  checkConfirmed,
  confirmedSecondsLeft,
} from './confirmation.rules.ts';
export { confirmSession, findConfirmation } from './confirmation.sql.ts';
export { deviceOf } from './device.rules.ts';
export { endAccess, endEmailChanges, endOtherAccess, endRecoveryTokens } from './end-access.sql.ts';
export { forgetFailures } from './failures.sql.ts';
export { addHousekeeping } from './housekeeping.ts';
export { openSession } from './open-session.ts';
export { hashPassword } from './passwords.ts';
export { refreshCookiePlugin } from './refresh-cookie.plugin.ts';
export { hashToken, newToken } from './refresh-token.ts';
export {
  dropSecondFactor,
  dropSecondFactorSince,
  endUnneededRecoveryCodes,
  findFirstStep,
  hasFactorSince,
  hasSecondFactor,
  useSecondStepTicket,
} from './second-step.sql.ts';
export {
  hasFactor,
  liveSession,
  liveSessions,
  revokeSession,
  revokeSessionsOf,
  sessionEndsAt,
} from './sessions.sql.ts';
export { signIn, tokensOf } from './sign-in.ts';
export { findLiveSession, isFirstSession } from './user-sessions.sql.ts';
export { viewerPlugin } from './viewer.plugin.ts';
