/** The entry point of auth: sessions, tokens, passwords. */

export { admitAttempt } from './attempts/admit-attempt.ts';
export { forgetFailures } from './attempts/failures.sql.ts';
export { addHousekeeping } from './attempts/housekeeping.ts';
export { authRoutes } from './auth.routes.ts';
export { confirmPassword } from './proof/confirm-password.ts';
export {
  CONFIRMED_SECONDS,
  type Confirmation,
  checkConfirmed,
  confirmedSecondsLeft,
} from './proof/confirmation.rules.ts';
export { confirmSession, findConfirmation } from './proof/confirmation.sql.ts';
export { hashPassword } from './proof/passwords.ts';
export {
  dropSecondFactor,
  dropSecondFactorSince,
  endUnneededRecoveryCodes,
  findFirstStep,
  hasFactorSince,
  hasSecondFactor,
  useSecondStepTicket,
} from './proof/second-step.sql.ts';
export { readAccessToken } from './sessions/access-token.ts';
export { deviceOf } from './sessions/device.rules.ts';
export { endAccess, endEmailChanges, endOtherAccess, endRecoveryTokens } from './sessions/end-access.sql.ts';
export { openSession } from './sessions/open-session.ts';
export { refreshCookiePlugin } from './sessions/refresh-cookie.plugin.ts';
export { hashToken, newToken } from './sessions/refresh-token.ts';
export {
  hasFactor,
  liveSession,
  liveSessions,
  revokeSession,
  revokeSessionsOf,
  sessionEndsAt,
} from './sessions/sessions.sql.ts';
export { findLiveSession, isFirstSession } from './sessions/user-sessions.sql.ts';
export { viewerPlugin } from './sessions/viewer.plugin.ts';
export { signIn, tokensOf } from './sign-in.ts';
