import { paths, type Tokens } from '@handover/shared/contract';
import { errorText } from '@handover/shared/http';
import { usePlatform } from '@handover/shared/platform';
import { useCurrentUser, useSignedIn } from '@handover/shared/session';
import { Button, Stack, Text } from '@handover/shared/ui';
import { useState } from 'react';
import { useMockHost } from '../mock-host-context.ts';
import { DEMO_PASSWORD, DEMO_USERS, demoUserOf, emailOf } from '../samples/demo-users.ts';
import { Choice } from './choice.tsx';
import { Field } from './field.tsx';

const ANONYMOUS = 'anonymous';
const USERS = [ANONYMOUS, ...DEMO_USERS] as const;

/** Signs in at the api, as a demo user or with another account. */
export function UserPicker() {
  const { plainHttp } = useMockHost();
  const { session } = usePlatform();
  const signedIn = useSignedIn();
  const user = useCurrentUser();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const currentEmail = signedIn ? user.data?.email : undefined;

  const signIn = async (email: string, password: string) => {
    setBusy(true);
    setProblem('');
    try {
      session.setTokens(await plainHttp.post<Tokens>(paths.getToken, { email, password }));
      // As if another tab had signed in: pages for guests then redirect.
      session.recheck();
    } catch (error) {
      setProblem(`${email}: ${errorText(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="sm">
      <Choice
        legend="Signed in as"
        values={USERS.map((name) => [name, name] as const)}
        chosen={signedIn ? demoUserOf(currentEmail) : ANONYMOUS}
        busy={busy}
        onChoose={(name) => {
          if (name === ANONYMOUS) session.signOut();
          else void signIn(emailOf(name), DEMO_PASSWORD);
        }}
      />
      {currentEmail && !demoUserOf(currentEmail) && <Text size="sm">{currentEmail}</Text>}
      <div role="status">
        {problem && (
          <Text size="sm" c="red">
            {problem}
          </Text>
        )}
      </div>
      <details>
        <summary>Another account</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const given = new FormData(event.currentTarget);
            void signIn(String(given.get('email')), String(given.get('password')));
          }}
        >
          <Stack gap="xs" mt="xs">
            <Field label="Email" name="email" type="email" required autoComplete="off" />
            <Field label="Password" name="password" type="password" required autoComplete="off" />
            <Button type="submit" size="xs" variant="default" disabled={busy}>
              Sign in
            </Button>
          </Stack>
        </form>
      </details>
    </Stack>
  );
}
