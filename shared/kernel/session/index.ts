/** The session: tokens in cookies, sign-in and sign-out across tabs, the current user, route guards, drafts of forms. */
export { applyAccountLanguage, saveAccountLanguage } from './account-language.ts';
export { COOKIE_DAYS, type Cookies, createBrowserCookies } from './cookies.ts';
export { createSession } from './create-session.ts';
export { draftForms } from './draft-forms.ts';
export { createDrafts, type DraftSlot, type Drafts, KEPT_VALUES_KEY } from './drafts.ts';
export { GuestOnly, RequireSignIn, RequireStaff } from './guards.tsx';
export { safeNext } from './safe-next.ts';
export { sessionAtom } from './session.atom.ts';
export type { Session } from './session.ts';
export { SessionRedirect } from './session-redirect.tsx';
export { createTabChannel, type TabChannel } from './tab-channel.ts';
export { currentUserQuery, useCurrentUser, useKnownUser } from './use-current-user.ts';
export { useSignedIn } from './use-signed-in.ts';
