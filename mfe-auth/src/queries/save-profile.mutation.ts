import type { ProfileBody, User } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQueryClient } from '@handover/shared/query';
import { currentUserQuery } from '@handover/shared/session';
import { updateProfile } from '../api/profile.api.ts';

interface ProfileChange {
  userId: number;
  changed: ProfileBody;
}

/** Merges the response into the current user, so that the header follows at once. */
export function useSaveProfile() {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, changed }: ProfileChange) => updateProfile(http, userId, changed),
    onSuccess: (saved) => {
      queries.setQueryData<User>(currentUserQuery(http).queryKey, (user) => user && { ...user, ...saved });
    },
  });
}
