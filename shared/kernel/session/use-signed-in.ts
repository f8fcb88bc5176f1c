import { useSyncExternalStore } from 'react';
import { usePlatform } from '../platform/platform-context.ts';

/** Whether somebody is signed in; follows sign-in and sign-out in every tab. */
export function useSignedIn(): boolean {
  const { session } = usePlatform();
  return useSyncExternalStore(session.onChange, session.isSignedIn, session.isSignedIn);
}
