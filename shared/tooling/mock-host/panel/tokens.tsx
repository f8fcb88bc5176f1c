import { usePlatform } from '@handover/shared/platform';
import { useSignedIn } from '@handover/shared/session';
import { Button, Stack, Text } from '@handover/shared/ui';
import { useState } from 'react';
import { expireTokens } from '../calls/expire-tokens.ts';

/** Expires tokens, as a long sleep of the computer does. */
export function Tokens() {
  const { session } = usePlatform();
  const signedIn = useSignedIn();
  const [outcome, setOutcome] = useState('');
  const expire = (refresh: boolean) => {
    expireTokens(session, { refresh });
    setOutcome(refresh ? 'Both have expired: the next call ends the session.' : 'The next call renews it.');
  };
  return (
    <Stack gap="xs">
      <Button size="xs" variant="default" disabled={!signedIn} onClick={() => expire(false)}>
        Expire the access token
      </Button>
      <Button size="xs" variant="default" disabled={!signedIn} onClick={() => expire(true)}>
        Expire access and refresh token
      </Button>
      <Text size="sm" role="status">
        {signedIn ? outcome : 'Nobody is signed in.'}
      </Text>
    </Stack>
  );
}
