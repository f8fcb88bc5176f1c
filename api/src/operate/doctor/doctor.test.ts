import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { s3Server } from '@handover/shared/testing/s3-server';
import { databaseUrl, TEMPLATE } from '../../../testing/database/database-url.ts';
import { startRedis } from '../../../testing/redis/start-redis.ts';
import { mailServer } from '../../../testing/servers/mail-server.ts';
import { certificateFinding } from './address.rules.ts';
import { spaceFinding } from './data-dir.check.ts';
import { databaseFindings } from './database.rules.ts';
import { diagnose } from './diagnose.ts';
import type { Finding } from './finding.ts';

const bucket = await s3Server();
const { smtpUrl } = await mailServer();
const redis = await startRedis();
const folders: string[] = [];
after(async () => {
  await bucket.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A port at which nobody listens. */
const closed = await new Promise<number>((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address() as { port: number };
    server.close(() => resolve(port));
  });
});

function dataDir(mode = 0o600) {
  const folder = mkdtempSync(join(tmpdir(), 'handover-doctor-'));
  folders.push(folder);
  writeFileSync(join(folder, 'secrets.json'), '{}');
  chmodSync(join(folder, 'secrets.json'), mode);
  return folder;
}

const { endpoint, credentials } = bucket.settings;
/** A server on which all is well, but that TLS can't be asked for here. */
const HEALTHY = {
  DATA_DIR: dataDir(),
  SEED: 'none',
  DATABASE_URL: databaseUrl(TEMPLATE),
  S3_BUCKET: bucket.settings.bucket,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY: credentials.accessKeyId,
  S3_SECRET_KEY: credentials.secretAccessKey,
  SMTP_URL: smtpUrl,
  REDIS_URL: redis?.url ?? '',
  PUBLIC_URL: 'http://localhost:3000',
  TRUSTED_PROXIES: '127.0.0.1',
};

test('on a server on which all is well nothing fails', async () => {
  const findings = await diagnose(HEALTHY);
  assert.deepEqual(
    findings.filter(({ level }) => level === 'fail'),
    [],
  );
  const fine = findings.filter(({ level }) => level === 'ok').map(({ about }) => about);
  for (const about of [
    'settings',
    'data folder',
    'secrets',
    'database',
    'extensions',
    'schema',
    'clock',
    'bucket',
    'mail',
    'events',
    'proxies',
  ])
    assert.ok(fine.includes(about), about);
});

const database = { version: 180_004, extensions: ['unaccent', 'pg_trgm'], pending: 0, aheadMs: 20 };
const now = new Date('2026-11-29T12:00:00Z');
const DAY_MS = 86_400_000;

type Planted = Record<string, string> | Finding[];

const wrongPassword = (redis?.url ?? '').replace(/:[^:@]*@/, ':hidden@');
const WRONG_REDIS: [string, Planted, string, Finding['level'], RegExp][] = [
  ['a wrong password of Redis', { REDIS_URL: wrongPassword }, 'events', 'fail', /WRONGPASS/],
];

/** Planted faults: settings of a server, or what was seen on it -> what the doctor says. */
const FAULTS: [string, Planted, string, Finding['level'], RegExp][] = [
  ['a misspelt setting', { SMPT_URL: 'smtp://x' }, 'settings', 'warn', /SMPT_URL/],
  ['a setting that can not be read', { API_PORT: 'many' }, 'settings', 'fail', /API_PORT/],
  ['no data folder', { DATA_DIR: '/nonexistent/data' }, 'data folder', 'fail', /ENOENT/],
  ['secrets that others can read', { DATA_DIR: dataDir(0o644) }, 'secrets', 'fail', /others can read/],
  [
    'a database that is off',
    { DATABASE_URL: `postgres://a:hidden@127.0.0.1:${closed}/x` },
    'database',
    'fail',
    /ECONNREFUSED/,
  ],
  ['a bucket that does not exist', { S3_BUCKET: 'elsewhere' }, 'bucket', 'fail', /no such bucket/],
  ['a mail server that is off', { SMTP_URL: `smtp://127.0.0.1:${closed}` }, 'mail', 'fail', /ECONNREFUSED/],
  ['a scanner that is off', { CLAMAV: `127.0.0.1:${closed}` }, 'scanner', 'fail', /ECONNREFUSED/],
  [
    'a Redis that is off',
    { REDIS_URL: `redis://:hidden@127.0.0.1:${closed}` },
    'events',
    'fail',
    /ECONNREFUSED/,
  ],
  ...(redis ? WRONG_REDIS : []),
  ['an address without TLS', { PUBLIC_URL: 'http://market.example.com' }, 'address', 'fail', /no TLS/],
  ['a proxy that is down', { PUBLIC_URL: `https://127.0.0.1:${closed}` }, 'TLS', 'fail', /ECONNREFUSED/],
  [
    'a proxy that is not named',
    { PUBLIC_URL: `https://127.0.0.1:${closed}`, TRUSTED_PROXIES: '' },
    'proxies',
    'fail',
    /one address/,
  ],
  ['proxies that are no addresses', { TRUSTED_PROXIES: 'nginx' }, 'proxies', 'fail', /nginx/],
  ['the demo', { SEED: 'demo' }, 'demo', 'warn', /password/],
  [
    'an old PostgreSQL',
    databaseFindings({ ...database, version: 140_011 }),
    'database',
    'fail',
    /PostgreSQL 14/,
  ],
  [
    'no extensions',
    databaseFindings({ ...database, extensions: ['pg_trgm'] }),
    'extensions',
    'fail',
    /unaccent/,
  ],
  ['an older schema', databaseFindings({ ...database, pending: 2 }), 'schema', 'warn', /2 migrations/],
  [
    'a clock that is an hour off',
    databaseFindings({ ...database, aheadMs: -3_600_000 }),
    'clock',
    'fail',
    /3600 s behind/,
  ],
  ['a disk that is full', [spaceFinding(2e8)], 'space', 'fail', /0\.2 GB/],
  [
    'an expired certificate',
    [certificateFinding(new Date(now.getTime() - DAY_MS), now)],
    'TLS',
    'fail',
    /expired/,
  ],
  [
    'one that is not renewed',
    [certificateFinding(new Date(now.getTime() + 3 * DAY_MS), now)],
    'TLS',
    'warn',
    /3 days/,
  ],
];

for (const [name, planted, about, level, text] of FAULTS)
  test(`${name} is found, with what to do`, async () => {
    const findings = Array.isArray(planted) ? planted : await diagnose({ ...HEALTHY, ...planted });
    const found = findings.filter((each) => each.about === about && each.level === level);
    assert.equal(found.length, 1, JSON.stringify(findings));
    assert.match(found[0]?.text ?? '', text);
    assert.ok((found[0]?.todo ?? '').length > 15);
    assert.doesNotMatch(JSON.stringify(findings), /hidden/);
  });
