import { usePlatform } from '@handover/shared/platform';
import { useMutation } from '@handover/shared/query';
import { checkIdentity, type IdentityCheckBody } from '../api/my-opportunities.api.ts';

/** Searches texts for parts that reveal the business; it changes nothing. */
export const useCheckIdentity = () => {
  const { http } = usePlatform();
  return useMutation({ mutationFn: (body: IdentityCheckBody) => checkIdentity(http, body) });
};
