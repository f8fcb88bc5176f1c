import { useState } from 'react';
import { paths, type Tokens } from '../../contract/index.ts';
import { Button, Stack, Text } from '../../design/ui/index.ts';
import { errorText } from '../../kernel/http/index.ts';
import { usePlatform } from '../../kernel/platform/index.ts';
import { useCurrentUser, useSignedIn } from '../../kernel/session/index.ts';
import { useMockHost } from '../mock-host-context.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, emailOf, personOf } from '../samples/demo-people.ts';
import { Choice } from './choice.tsx';
import { Field } from './field.tsx';

const ANONYMOUS = 'anonymous';
const PEOPLE = [ANONYMOUS, ...DEMO_PEOPLE] as const;

/** Signs in for real, as a person of the demo data or as anybody whom the api knows. */
export function Who() {
  const { plainHttp } = useMockHost();
  const { session } = usePlatform();
  const signedIn = useSignedIn();
  const user = useCurrentUser();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const email = signedIn ? user.data?.email : undefined;

  const signIn = async (address: string, password: string) => {
    setBusy(true);
    setProblem('');
    try {
      session.renewed(await plainHttp.post<Tokens>(paths.getToken, { email: address, password }));
      // As if another tab had signed in: a page for guests then leads on by itself.
      session.recheck();
    } catch (error) {
      setProblem(`${address}: ${errorText(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="sm">
      <Choice
        legend="Signed in as"
        values={PEOPLE.map((person) => [person, person] as const)}
        chosen={signedIn ? personOf(email) : ANONYMOUS}
        busy={busy}
        onChoose={(person) => {
          if (person === ANONYMOUS) session.signOut();
          else void signIn(emailOf(person), DEMO_PASSWORD);
        }}
      />
      {email && !personOf(email) && <Text size="sm">{email}</Text>}
      <div role="status">
        {problem && (
          <Text size="sm" c="red">
            {problem}
          </Text>
        )}
      </div>
      <details>
        <summary>Somebody else</summary>
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
