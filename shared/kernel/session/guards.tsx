import { type ReactNode, useState } from 'react';
import { routes } from '../../contract/wire/routes.ts';
import { Navigate, useLocation, useSearchParams } from '../router/index.ts';
import { useAtomValue } from '../store/index.ts';
import { safeNext } from './safe-next.ts';
import { sessionStateAtom } from './session-state.atom.ts';
import { useCurrentUser } from './use-current-user.ts';

interface GuardProps {
  children: ReactNode;
  /** Staff pages show this to other users, and until the current user is known. */
  fallback?: ReactNode;
}

/** Sends visitors to `/login`, and back afterwards. After signing out on purpose, or for good, it is the main page. */
export function RequireSignIn({ children }: GuardProps) {
  const { signedIn, lastChange } = useAtomValue(sessionStateAtom);
  const location = useLocation();
  if (signedIn) return children;
  const onPurpose =
    lastChange?.kind === 'signed-out' && (lastChange.reason === 'user' || lastChange.cause === 'closed');
  const here = location.pathname + location.search + location.hash;
  return <Navigate to={onPurpose ? routes.home : routes.login(here)} replace />;
}

/**
 * Guards sign-in pages: anybody who is signed in on arrival, or by another tab, is redirected to `next`. A page that
 * signs somebody in decides itself where to go.
 */
export function GuestOnly({ children }: GuardProps) {
  const { signedIn, lastChange } = useAtomValue(sessionStateAtom);
  const [search] = useSearchParams();
  const [wasSignedIn] = useState(signedIn);
  const elsewhere = lastChange?.kind === 'signed-in' && lastChange.elsewhere;
  return wasSignedIn || elsewhere ? <Navigate to={safeNext(search.get('next'))} replace /> : children;
}

/** Guards staff pages by the current user. The server checks each call again. */
export function RequireStaff({ children, fallback = null }: GuardProps) {
  const user = useCurrentUser();
  return <RequireSignIn>{user.data?.is_staff ? children : fallback}</RequireSignIn>;
}
