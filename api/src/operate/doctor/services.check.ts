import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { createClient } from '@redis/client';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { checkStorage } from '../../storage/open-storage.ts';
import { Clamd } from '../../storage/scanner/clamd.ts';
import { certificateFinding } from './address.rules.ts';
import { type Finding, fail, messageOf, ok, warn } from './finding.ts';

const WITHIN_MS = 5000;

interface Question {
  ask: () => Promise<string>;
  /** Stands before the error. */
  of?: string;
  todo: string;
}

const answerOf = (service: string, { ask, of = '', todo }: Question): Promise<Finding> =>
  ask().then(
    (answer) => ok(service, answer),
    (error) => fail(service, of + messageOf(error), todo),
  );

export async function bucketFinding({ s3 }: Pick<Config, 's3'>): Promise<Finding> {
  if (!s3) return ok('bucket', 'none: files are in the data folder');
  return answerOf('bucket', {
    ask: () => checkStorage({ s3 }).then(() => `${s3.bucket} answers`),
    todo: 'Check S3_BUCKET, S3_ENDPOINT, S3_REGION and both keys, and that the bucket exists.',
  });
}

export async function mailFinding({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Finding> {
  if (!smtpUrl)
    return warn(
      'mail',
      'none: mails are files in the outbox of the data folder',
      'Set SMTP_URL: without it nobody can confirm an address.',
    );
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    url.searchParams.set(name, String(WITHIN_MS));
  const transport = createTransport(url.href);
  const finding = await answerOf('mail', {
    ask: () => transport.verify().then(() => `${url.hostname} takes mails`),
    of: `${url.hostname}: `,
    todo: 'Check SMTP_URL: its host, port, name and password.',
  });
  transport.close();
  return finding;
}

export async function scannerFinding({ clamd }: Pick<Config, 'clamd'>): Promise<Finding> {
  if (!clamd)
    return warn(
      'scanner',
      'none: uploads are not scanned for viruses',
      'Set CLAMAV to a clamd, where strangers upload files.',
    );
  return answerOf('scanner', {
    ask: () => new Clamd(clamd.address).version(WITHIN_MS),
    todo: 'Start clamd, or correct CLAMAV: uploads are refused until it answers.',
  });
}

export async function eventsFinding({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<Finding> {
  if (!redisUrl) return ok('events', 'each process listens to the database');
  const redis = createClient({
    url: redisUrl,
    socket: { connectTimeout: WITHIN_MS, socketTimeout: WITHIN_MS, reconnectStrategy: false },
  });
  // The rejection of `connect` says the same.
  redis.on('error', () => undefined);
  const finding = await answerOf('events', {
    ask: async () => {
      await redis.connect();
      await redis.ping();
      return `${new URL(redisUrl).hostname} answers`;
    },
    todo: 'See that Redis runs, and that REDIS_URL has its host, port, name and password.',
  });
  redis.destroy();
  return finding;
}

/** Asks the public address for its certificate. */
export async function tlsFinding({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Finding | undefined> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return undefined;
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      ...(isIP(hostname) === 0 && { servername: hostname }),
      timeout: WITHIN_MS,
    });
    const settle = (finding: Finding) => {
      socket.destroy();
      resolve(finding);
    };
    const todo = 'See that the proxy runs, and shows a certificate for this name.';
    socket.once('secureConnect', () =>
      settle(certificateFinding(new Date(socket.getPeerCertificate().valid_to), new Date())),
    );
    socket.once('timeout', () => settle(fail('TLS', `${publicUrl} does not answer`, todo)));
    socket.once('error', (error) => settle(fail('TLS', `${publicUrl}: ${messageOf(error)}`, todo)));
  });
}
