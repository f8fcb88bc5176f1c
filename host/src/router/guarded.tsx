import type { RouteAccess } from '@handover/shared/federation';
import { Navigate, useSearchParams } from '@handover/shared/router';
import { RequireSignIn, RequireStaff, safeNext, useCurrentUser, useSignedIn } from '@handover/shared/session';
import { LoadingBlock } from '@handover/shared/ui';
import { type ReactNode, useState } from 'react';
import { NotFoundPage } from './not-found.page.tsx';

interface GuardedProps {
  access: RouteAccess;
  children: ReactNode;
}

export function Guarded({ access, children }: GuardedProps) {
  if (access === 'signed-in') return <RequireSignIn>{children}</RequireSignIn>;
  if (access === 'staff') return <RequireStaff fallback={<NotStaff />}>{children}</RequireStaff>;
  if (access === 'guest') return <ArrivedAsGuest>{children}</ArrivedAsGuest>;
  return children;
}

/** Judged on arrival only: a page that has just signed somebody in decides itself where to go. */
function ArrivedAsGuest({ children }: { children: ReactNode }) {
  const [search] = useSearchParams();
  const signedIn = useSignedIn();
  const [wasSignedIn] = useState(signedIn);
  return wasSignedIn ? <Navigate to={safeNext(search.get('next'))} replace /> : children;
}

/** For others a staff page does not exist. */
const NotStaff = () => (useCurrentUser().isPending ? <LoadingBlock variant="page" /> : <NotFoundPage />);
