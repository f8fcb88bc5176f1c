import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after } from 'node:test';
import { s3Server } from '@handover/shared/testing/s3-server';
import { openStorage } from '../../../src/storage/open-storage.ts';
import { databaseProxy } from '../../../testing/database/database-proxy.ts';
import { startMachine } from '../../../testing/servers/machine.ts';
import { mailServer } from '../../../testing/servers/mail-server.ts';
import { startNginx } from '../../../testing/servers/nginx.ts';
import { serverProcesses } from '../../../testing/servers/server-process.ts';
import { proxyTo } from '../../../testing/servers/tcp-proxy.ts';

const SHIFTED_CLOCK = import.meta.resolve('../../../testing/servers/shifted-clock.ts');

/** Runs a command; with `FULL_FOLDER` that folder is a disk of 16 kB for it. */
const START = `[ -z "$FULL_FOLDER" ] && exec "$@"
exec unshare -Urm sh -c 'mkdir -p "$FULL_FOLDER" && mount -t tmpfs -o size=16k tmpfs "$FULL_FOLDER" && exec "$@"' sh "$@"`;

/**
 * Two machines behind nginx as OPERATING.md has them: each an api and a gateway with a data folder of its own, on one
 * database, one bucket and one mail server. What they share can be cut off.
 */
export async function twoMachines(settings: Record<string, string> = {}) {
  const bucket = await s3Server();
  after(() => bucket.stop());
  const mails = await mailServer();
  const { settings: s3 } = bucket;
  const [toBucket, toMails] = [await proxyTo(s3.endpoint), await proxyTo(mails.smtpUrl)];
  const { start, database, dataDir } = await serverProcesses(
    {
      S3_BUCKET: s3.bucket,
      S3_ENDPOINT: toBucket.url,
      S3_ACCESS_KEY: s3.credentials.accessKeyId,
      S3_SECRET_KEY: s3.credentials.secretAccessKey,
      SMTP_URL: toMails.url,
      MAIL_FROM: 'Handover <no-reply@handover.test>',
      ...settings,
    },
    ['/bin/sh', '-c', START, 'sh', process.execPath, '--import', SHIFTED_CLOCK],
  );
  const { rows } = await database.pool.query('select current_database() as name');
  const toDatabase = await databaseProxy(rows[0].name);
  const connection = { DATABASE_URL: toDatabase.connection.connectionString ?? '' };
  const ofMachine = { SHUTDOWN_DELAY_MS: '1000', TRUSTED_PROXIES: '127.0.0.1' };
  const first = await startMachine(() => start(0, connection), ofMachine);
  const otherDir = mkdtempSync(join(tmpdir(), 'handover-other-'));
  cpSync(join(dataDir, 'secrets.json'), join(otherDir, 'secrets.json'));
  const secondAlone: Record<string, string> = { DATA_DIR: otherDir };
  const second = await startMachine(() => start(0, { ...connection, ...secondAlone }), ofMachine);
  const nginx = await startNginx([first.server, second.server]);
  after(async () => {
    for (const proxy of [toBucket, toMails, toDatabase]) await proxy.cut();
    rmSync(otherDir, { recursive: true, force: true });
  });
  const storage = await openStorage({ s3, dataDir });
  return {
    origin: nginx.origin,
    machines: [first, second] as const,
    /** Settings of the second machine alone, from its next start on. */
    secondAlone,
    /** Where an upload of the second machine lies until it is in the bucket. */
    uploadsOfSecond: join(otherDir, 'uploads'),
    pool: database.pool,
    mails,
    toDatabase,
    toBucket,
    toMails,
    /** The content of a stored file. */
    readStored: async (storageKey: string) => buffer(await storage.read(storageKey)),
  };
}
