import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { failureOf } from '../errors/failure.rules.ts';
import { writeToOutbox } from './mail-outbox.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** Whom an answer goes to, where that is neither `MAIL_REPLY_TO` nor the sender. */
  replyTo?: { name: string; address: string };
}

declare module 'fastify' {
  interface FastifyInstance {
    sendMail: (message: Message) => Promise<void>;
  }
}

/** Sends mail through SMTP_URL, signed if a key is set, or else writes one JSON file per message to DATA_DIR/outbox. */
export const mailPlugin = fp(
  async (app) => {
    const { smtpUrl, mailFrom: from, mailReplyTo, dkim, dataDir } = app.config;
    const head = { from, ...(mailReplyTo && { replyTo: mailReplyTo }) };
    if (smtpUrl) {
      const transport = createTransport({
        url: withTimeouts(smtpUrl),
        ...(dkim && { dkim: signature(dkim) }),
      });
      app.decorate(
        'sendMail',
        countOutcomes(app, (message) => transport.sendMail({ ...head, ...message })),
      );
      app.addHook('onClose', async () => transport.close());
      return;
    }
    const outbox = join(dataDir, 'outbox');
    mkdirSync(outbox, { recursive: true, mode: 0o700 });
    app.decorate(
      'sendMail',
      countOutcomes(app, (message) => writeToOutbox(outbox, { ...head, ...message })),
    );
  },
  { name: 'mail', dependencies: ['settings', 'metrics'] },
);

const countOutcomes =
  ({ metrics }: FastifyInstance, send: (message: Message) => Promise<unknown>) =>
  async (message: Message) => {
    const count = (outcome: string) => () => metrics.mails.inc({ outcome });
    const sent = send(message).catch((error) => {
      throw withoutText(error);
    });
    sent.then(count('sent'), count('failed'));
    await sent;
  };

/** A mail server's text quotes addresses, which no log shall have: the code alone goes on. */
const withoutText = (error: unknown) =>
  Object.assign(new Error('the mail was not sent'), { code: failureOf(error).code ?? undefined });

const signature = ({ domain, selector, key }: NonNullable<Config['dkim']>) => ({
  domainName: domain,
  keySelector: selector,
  privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
});

/** Adds timeouts, which are very long by default; SMTP_URL may set others. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  for (const [name, ms] of Object.entries(limits))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  return url.href;
}
