import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { useMutation } from '@handover/shared/query';
import { initiateRecovery } from '../api/auth.api.ts';

/** A link to set the first password of an account that came by a provider. */
export function useSendPasswordLink() {
  const { t } = useTranslation('auth');
  const { http, messages } = usePlatform();
  return useMutation({
    mutationFn: (email: string) => initiateRecovery(http, email),
    onSuccess: (_, email) => messages.success(t('changePassword.linkSent', { email })),
    onError: (error) => messages.failure(error),
  });
}
