import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The mails that the product has sent to an address, oldest first. */
export function mailsTo(dataDir: string, email: string): Mail[] {
  const folder = join(dataDir, 'outbox');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name): Mail => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ to }) => to.includes(email));
}

/** The path of the newest password reset link sent to an address; undefined while there is none. */
export function recoveryLinkOf(dataDir: string, email: string): string | undefined {
  const link = mailsTo(dataDir, email)
    .map(({ text }) => /https?:\/\/\S+\/forgot-password\?\S+/.exec(text)?.[0])
    .findLast(Boolean);
  if (!link) return undefined;
  const { pathname, search } = new URL(link);
  return pathname + search;
}
