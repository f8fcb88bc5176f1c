import type { Tokens } from '@handover/shared/contract';
import { AlertRegion } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { useMutation } from '@handover/shared/query';
import { Alert, Button } from '@handover/shared/ui';
import { useSyncExternalStore } from 'react';
import { readPasskeyOptions, signInByPasskey } from '../../api/second-factor.api.ts';
import { usePasskeyProblem } from '../../hooks/use-passkey-problem.ts';

interface PasskeyButtonProps {
  /** Read when it is pressed. */
  remember: () => boolean;
  onTokens: (tokens: Tokens) => void;
}

const unchanging = () => () => undefined;
const hasPasskeys = () => 'PublicKeyCredential' in window;
/** The server can't know: hardly any browser has none. */
const onServer = () => true;

/** Signs in by a passkey of this device, without e-mail and password. Nothing where the browser has none. */
export function PasskeyButton({ remember, onTokens }: PasskeyButtonProps) {
  const { t } = useTranslation('auth');
  const { http } = usePlatform();
  const problem = usePasskeyProblem();
  const isPossible = useSyncExternalStore(unchanging, hasPasskeys, onServer);
  const signIn = useMutation({
    mutationFn: async () => {
      const [{ startAuthentication }, optionsJSON] = await Promise.all([
        import('@simplewebauthn/browser'),
        readPasskeyOptions(http),
      ]);
      const credential = await startAuthentication({ optionsJSON });
      return signInByPasskey(http, { credential, remember_me: remember() });
    },
    onSuccess: onTokens,
  });
  if (!isPossible) return null;
  return (
    <>
      <AlertRegion>{signIn.isError && <Alert color="danger">{problem(signIn.error)}</Alert>}</AlertRegion>
      <Button variant="default" loading={signIn.isPending} onClick={() => signIn.mutate()}>
        {t('passkeys.signIn')}
      </Button>
    </>
  );
}
