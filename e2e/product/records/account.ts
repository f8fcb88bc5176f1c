import { randomUUID } from 'node:crypto';
import { paths } from '@handover/shared/contract';
import { dataDir as ownDataDir } from '../own-product.ts';
import { confirmationLink } from './outbox.ts';

/** The password of the demo accounts. */
export const DEMO_PASSWORD = 'Handover1';
/** The password of accounts that tests create. */
export const PASSWORD = 'Otters-and-Quinces-7';

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

/** The name of every new account, as its owner signs. */
const NAME = { first_name: 'Odile', last_name: 'Marchand' };
export const SIGNATURE = `${NAME.first_name} ${NAME.last_name}`;

async function signUp(address: string) {
  const account = { email: `${randomUUID().slice(0, 8)}@example.test`, password: PASSWORD };
  const response = await send(`${address}/api/users/sign_up/`, {
    email: account.email,
    password1: account.password,
    password2: account.password,
    ...NAME,
  });
  if (!response.ok) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  return { account, tokens: (await response.json()) as Tokens };
}

/** Signs up a new user over HTTP, with an unconfirmed e-mail. */
export const createUnprovenAccount = async (address: string): Promise<Account> =>
  (await signUp(address)).account;

/**
 * Signs up a new user over HTTP, for tests that are not about signing up, and confirms their e-mail by the mailed link:
 * `dataDir` is that of the product.
 */
export async function createAccount(address: string, dataDir = ownDataDir()): Promise<Account> {
  const { account, tokens } = await signUp(address);
  const link = await confirmationLink(dataDir, account.email);
  const { searchParams } = new URL(link, address);
  const response = await send(
    `${address}${paths.verifyEmail(searchParams.get('id') ?? '')}`,
    { token: searchParams.get('token') },
    { authorization: `Bearer ${tokens.access}` },
  );
  if (!response.ok) throw new Error(`confirming the e-mail: ${response.status} ${await response.text()}`);
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
