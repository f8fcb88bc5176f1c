import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { routes } from '../../contract/routes.ts';
import { usePlatform } from '../platform/platform-context.ts';
import { Navigate, useLocation, useSearchParams } from '../router/index.ts';
import { safeNext } from './safe-next.ts';
import { useCurrentUser } from './use-current-user.ts';
import { useSignedIn } from './use-signed-in.ts';

interface GuardProps {
  children: ReactNode;
  /** Shown while it is not known yet; and, for staff pages, to those who are not staff. */
  fallback?: ReactNode;
}

/** Sends visitors to `/login` and back afterwards; who signed out on purpose goes to the main page. */
export function RequireSignIn({ children }: GuardProps) {
  const { session } = usePlatform();
  const location = useLocation();
  if (useSignedIn()) return children;
  const change = session.lastChange;
  const onPurpose = change?.kind === 'signed-out' && change.reason === 'user';
  const here = location.pathname + location.search + location.hash;
  return <Navigate to={onPurpose ? routes.home : routes.login(here)} replace />;
}

/**
 * For sign-in pages: who is in on arrival, or is signed in by another tab meanwhile, goes on to `next`. A page that has just
 * signed somebody in decides itself where to go.
 */
export function GuestOnly({ children }: GuardProps) {
  const { session } = usePlatform();
  const [search] = useSearchParams();
  const [wasSignedIn] = useState(session.isSignedIn);
  // Not by `useSignedIn`: the cookie of another tab is here before its word, and would tell the two cases apart too early.
  const lastChange = () => session.lastChange;
  const change = useSyncExternalStore(session.onChange, lastChange, lastChange);
  const elsewhere = session.isSignedIn() && change?.kind === 'signed-in' && change.elsewhere;
  return wasSignedIn || elsewhere ? <Navigate to={safeNext(search.get('next'))} replace /> : children;
}

/** Staff by the server's word; the server decides again at each call. */
export function RequireStaff({ children, fallback = null }: GuardProps) {
  const user = useCurrentUser();
  return <RequireSignIn>{user.data?.is_staff ? children : fallback}</RequireSignIn>;
}
