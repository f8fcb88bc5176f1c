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

/** Signs up a new user over HTTP, for tests that are not about signing up. */
export async function createAccount(address: string): Promise<Account> {
  const account = { email: `${randomUUID().slice(0, 8)}@example.test`, password: 'Handover1' };
  const response = await send(`${address}/api/users/sign_up/`, {
    email: account.email,
    password1: account.password,
    password2: account.password,
    first_name: 'Odile',
    last_name: 'Marchand',
  });
  if (!response.ok) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  return account;
}

/** Signs in over HTTP. With a new user agent it counts as a new device, of which the user is notified. */
export async function fetchTokens(
  address: string,
  { email, password }: Account,
  userAgent = 'node',
): Promise<Tokens> {
  const response = await send(`${address}/api/get_token/`, { email, password }, { 'user-agent': userAgent });
  if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`);
  return (await response.json()) as Tokens;
}
