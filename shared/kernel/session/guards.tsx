import { type ReactNode, useState } from 'react';
import { routes } from '../../contract/routes.ts';
import { Navigate, useLocation, useSearchParams } from '../router/index.ts';
import { useAtomValue } from '../store/index.ts';
import { safeNext } from './safe-next.ts';
import { sessionStateAtom } from './session-state.atom.ts';
import { useCurrentUser } from './use-current-user.ts';

interface GuardProps {
  children: ReactNode;
  /** Shown while it is not known yet; and, for staff pages, to those who are not staff. */
  fallback?: ReactNode;
}

/** Sends visitors to `/login` and back afterwards; who signed out on purpose goes to the main page. */
export function RequireSignIn({ children }: GuardProps) {
  const { signedIn, lastChange } = useAtomValue(sessionStateAtom);
  const location = useLocation();
  if (signedIn) return children;
  const onPurpose = lastChange?.kind === 'signed-out' && lastChange.reason === 'user';
  const here = location.pathname + location.search + location.hash;
  return <Navigate to={onPurpose ? routes.home : routes.login(here)} replace />;
}

/**
 * For sign-in pages: who is in on arrival, or is signed in by another tab meanwhile, goes on to `next`. A page that has just
 * signed somebody in decides itself where to go.
 */
export function GuestOnly({ children }: GuardProps) {
  const { signedIn, lastChange } = useAtomValue(sessionStateAtom);
  const [search] = useSearchParams();
  const [wasSignedIn] = useState(signedIn);
  const elsewhere = lastChange?.kind === 'signed-in' && lastChange.elsewhere;
  return wasSignedIn || elsewhere ? <Navigate to={safeNext(search.get('next'))} replace /> : children;
}

/** Staff by the server's word; the server decides again at each call. */
export function RequireStaff({ children, fallback = null }: GuardProps) {
  const user = useCurrentUser();
  return <RequireSignIn>{user.data?.is_staff ? children : fallback}</RequireSignIn>;
}
