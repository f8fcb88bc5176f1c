import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';

/** Why nothing came of a passkey, in words: the server refused, or the browser did, mostly since the user ended it. */
export function usePasskeyProblem() {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  return (error: unknown): string => {
    if (isHttpError(error))
      return 'credential' in error.fieldCodes ? t('passkeys.invalid') : errorText(error);
    const name = error instanceof Error ? error.name : '';
    // A second one for the same account, or another address than the one that passkeys belong to.
    if (name === 'InvalidStateError') return t('passkeys.known');
    return t(name === 'SecurityError' ? 'passkeys.elsewhere' : 'passkeys.ended');
  };
}
