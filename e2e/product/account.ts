import { randomUUID } from 'node:crypto';

export interface Account {
  email: string;
  password: string;
}

interface Tokens {
  access: string;
  refresh: string;
}

const send = (url: string, body: object, headers?: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close', ...headers },
    body: JSON.stringify(body),
  });

/** Signs somebody new up over HTTP, for tests about something else. */
export async function openAccount(address: string): Promise<Account> {
  const account = { email: `${randomUUID().slice(0, 8)}@example.test`, password: 'Handover1' };
  const answer = await send(`${address}/api/users/sign_up/`, {
    email: account.email,
    password1: account.password,
    password2: account.password,
    first_name: 'Odile',
    last_name: 'Marchand',
  });
  if (!answer.ok) throw new Error(`sign-up: ${answer.status} ${await answer.text()}`);
  return account;
}

/** Signs in; by another browser than before it is a new device, of which the person is told. */
export async function tokensOf(
  address: string,
  { email, password }: Account,
  userAgent = 'node',
): Promise<Tokens> {
  const answer = await send(`${address}/api/get_token/`, { email, password }, { 'user-agent': userAgent });
  if (!answer.ok) throw new Error(`sign-in: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Tokens;
}
