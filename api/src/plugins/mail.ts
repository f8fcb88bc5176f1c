import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createTransport } from 'nodemailer';
import { writeToOutbox } from './mail-outbox.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
  /** The address for replies, where it is not the sender. */
  replyTo?: { name: string; address: string };
}

declare module 'fastify' {
  interface FastifyInstance {
    sendMail: (message: Message) => Promise<void>;
  }
}

/** Sends mail through SMTP_URL, or else writes one JSON file per message to DATA_DIR/outbox. */
export const mailPlugin = fp(
  async (app) => {
    const { smtpUrl, mailFrom: from, dataDir } = app.config;
    if (smtpUrl) {
      const transport = createTransport(withTimeouts(smtpUrl));
      app.decorate(
        'sendMail',
        countOutcomes(app, (message) => transport.sendMail({ from, ...message })),
      );
      app.addHook('onClose', async () => transport.close());
      return;
    }
    const outbox = join(dataDir, 'outbox');
    mkdirSync(outbox, { recursive: true, mode: 0o700 });
    app.decorate(
      'sendMail',
      countOutcomes(app, (message) => writeToOutbox(outbox, { from, ...message })),
    );
  },
  { name: 'mail', dependencies: ['settings', 'metrics'] },
);

const countOutcomes =
  ({ metrics }: FastifyInstance, send: (message: Message) => Promise<unknown>) =>
  async (message: Message) => {
    const count = (outcome: string) => () => metrics.mails.inc({ outcome });
    const sent = send(message);
    sent.then(count('sent'), count('failed'));
    await sent;
  };

/** Adds timeouts, which are very long by default; SMTP_URL may set others. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  for (const [name, ms] of Object.entries(limits))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  return url.href;
}
