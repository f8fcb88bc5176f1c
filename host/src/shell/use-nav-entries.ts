import { useCurrentUser, useSignedIn } from '@handover/shared/session';
import { useShell } from '../start/shell-context.tsx';
import { type NavEntry, navEntries } from './nav-entries.ts';

export function useNavEntries(): NavEntry[] {
  const { releaseSet } = useShell();
  const signedIn = useSignedIn();
  const user = useCurrentUser();
  return navEntries(releaseSet, { signedIn, staff: user.data?.is_staff === true });
}
