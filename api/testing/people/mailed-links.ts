import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

export interface OutboxMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The mails that the application has sent to an address, oldest first. */
export async function mailsTo(app: FastifyInstance, email: string): Promise<OutboxMail[]> {
  await app.background.settled();
  const outbox = join(app.config.dataDir, 'outbox');
  return readdirSync(outbox)
    .toSorted()
    .map((name): OutboxMail => JSON.parse(readFileSync(join(outbox, name), 'utf8')))
    .filter(({ to }) => to === email);
}

const tokenIn = ({ text }: OutboxMail, page: string) =>
  text.includes(`${page}?`) ? new URL(/http\S+/.exec(text)?.[0] ?? '').searchParams.get('token') : null;

async function newestToken(app: FastifyInstance, email: string, page: string): Promise<string> {
  const tokens = (await mailsTo(app, email)).map((mail) => tokenIn(mail, page));
  const token = tokens.findLast((each) => each !== null);
  if (!token) throw new Error(`no link to ${page} was mailed to ${email}`);
  return token;
}

/** The token of the newest mail that invites to a firm. */
export async function invitationFor(app: FastifyInstance, email: string): Promise<string> {
  const mail = (await mailsTo(app, email)).findLast(({ text }) => text.includes('/firm?invitation='));
  const token = mail && /invitation=(\S+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`no invitation to a firm was mailed to ${email}`);
  return token;
}

/** The token of the newest mail that confirms an address. */
export const proofTokenFor = (app: FastifyInstance, email: string) =>
  newestToken(app, email, '/verify-email');

/** The token of the newest mail by which a password is chosen. */
export const recoveryTokenFor = (app: FastifyInstance, email: string) =>
  newestToken(app, email, '/forgot-password');

/** The token of the newest mail by which an address becomes that of an account. */
export const newEmailTokenFor = (app: FastifyInstance, email: string) =>
  newestToken(app, email, '/new-email');

/** The token of the newest mail by which a change of an account is undone. */
export const undoTokenFor = (app: FastifyInstance, email: string) => newestToken(app, email, '/undo-change');
