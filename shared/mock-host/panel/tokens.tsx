import { useState } from 'react';
import { Button, Stack, Text } from '../../design/ui/index.ts';
import { usePlatform } from '../../kernel/platform/index.ts';
import { useSignedIn } from '../../kernel/session/index.ts';
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
