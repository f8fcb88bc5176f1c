import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { checkStorage } from '../../storage/open-storage.ts';
import { Clamd } from '../../storage/scanner/clamd.ts';
import { certificateFinding } from './address.rules.ts';
import { type Finding, fail, messageOf, ok, warn } from './finding.ts';

const WITHIN_MS = 5000;

export async function bucketFinding({ s3 }: Pick<Config, 's3'>): Promise<Finding> {
  if (!s3) return ok('bucket', 'none: files are in the data folder');
  return checkStorage({ s3 }).then(
    () => ok('bucket', `${s3.bucket} answers`),
    (error) =>
      fail(
        'bucket',
        messageOf(error),
        'Check S3_BUCKET, S3_ENDPOINT, S3_REGION and both keys, and that the bucket exists.',
      ),
  );
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
  try {
    await transport.verify();
    return ok('mail', `${url.hostname} takes mails`);
  } catch (error) {
    return fail(
      'mail',
      `${url.hostname}: ${messageOf(error)}`,
      'Check SMTP_URL: its host, port, name and password.',
    );
  } finally {
    transport.close();
  }
}

export async function scannerFinding({ clamd }: Pick<Config, 'clamd'>): Promise<Finding> {
  if (!clamd)
    return warn(
      'scanner',
      'none: uploads are not scanned for viruses',
      'Set CLAMAV to a clamd, where strangers upload files.',
    );
  return new Clamd(clamd.address).version(WITHIN_MS).then(
    (version) => ok('scanner', version),
    (error) =>
      fail(
        'scanner',
        messageOf(error),
        'Start clamd, or correct CLAMAV: uploads are refused until it answers.',
      ),
  );
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
