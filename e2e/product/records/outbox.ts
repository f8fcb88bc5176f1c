import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@handover/shared/contract';
import { expect } from '@playwright/test';
import { LONG_TIMEOUT } from '../limits.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** By file, since a mail that is sent does not change, and there are many after some tests. */
const mails = new Map<string, Mail>();

function readMail(file: string): Mail {
  const mail: Mail = mails.get(file) ?? JSON.parse(readFileSync(file, 'utf8'));
  mails.set(file, mail);
  return mail;
}

/** The mails that the product has sent to an address, oldest first. */
export function mailsTo(dataDir: string, email: string): Mail[] {
  const folder = join(dataDir, 'outbox');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => readMail(join(folder, name)))
    .filter(({ to }) => to.includes(email));
}

/** The path of the newest link to a page that was mailed to an address; undefined while there is none. */
function linkOf(dataDir: string, email: string, pathname: string): string | undefined {
  return mailsTo(dataDir, email)
    .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
    .map((link) => new URL(link))
    .filter((url) => url.pathname === pathname && url.search)
    .map((url) => url.pathname + url.search)
    .at(-1);
}

/** The path of the newest password reset link sent to an address; undefined while there is none. */
export const recoveryLinkOf = (dataDir: string, email: string) => linkOf(dataDir, email, '/forgot-password');

/** The path of a password reset link, asked for by the owner of the address. */
export async function askForRecovery(address: string, dataDir: string, email: string): Promise<string> {
  const response = await fetch(address + paths.initiatePasswordRecovery, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ email, is_admin_area: false }),
  });
  expect(response.ok).toBe(true);
  return linkOnceSent('/forgot-password')(dataDir, email);
}

/** The path of the newest link by which a right password passes, after too many wrong ones; undefined while there is none. */
export const signInLinkOf = (dataDir: string, email: string) => linkOf(dataDir, email, '/login');

const linkOnceSent = (pathname: string) => async (dataDir: string, email: string) => {
  const link = () => linkOf(dataDir, email, pathname);
  await expect.poll(link, LONG_TIMEOUT).toBeTruthy();
  return link() ?? '';
};

/** The path of the newest link by which an address is confirmed, once its mail is sent. */
export const confirmationLink = linkOnceSent('/verify-email');

/** The path of the newest link by which an account gets this address, once its mail is sent. */
export const newEmailLink = linkOnceSent('/new-email');

/** The path of the newest link by which a change of the account is undone, once its mail is sent. */
export const undoLink = linkOnceSent('/undo-change');

/** The path of the newest invitation to a firm, once its mail is sent. */
export const firmInvitationLink = linkOnceSent('/firm');
