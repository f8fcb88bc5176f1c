import { randomUUID } from 'node:crypto';

export interface Account {
  email: string;
  password: string;
}

interface Tokens {
  access: string;
  refresh: string;
}

const send = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
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

export async function tokensOf(address: string, { email, password }: Account): Promise<Tokens> {
  const answer = await send(`${address}/api/get_token/`, { email, password });
  if (!answer.ok) throw new Error(`sign-in: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Tokens;
}
