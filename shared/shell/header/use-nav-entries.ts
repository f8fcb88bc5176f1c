import { useCurrentUser, useSignedIn } from '../../kernel/session/index.ts';
import { useShell } from '../shell-context.tsx';
import { type NavEntry, navEntries } from './nav-entries.ts';

export function useNavEntries(): NavEntry[] {
  const { set } = useShell();
  const signedIn = useSignedIn();
  const user = useCurrentUser();
  return navEntries(set, { signedIn, staff: user.data?.is_staff === true });
}
