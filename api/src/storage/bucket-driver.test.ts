import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { s3Server } from '@handover/shared/testing/s3-server';
import { DomainError } from '../errors/domain-error.ts';
import { checkBucket } from './bucket-driver.ts';
import { openStorage } from './open-storage.ts';

const server = await s3Server();
const strict = await s3Server({ checksSignatures: true });
const dataDir = mkdtempSync(join(tmpdir(), 'handover-bucket-'));
after(async () => {
  await server.stop();
  await strict.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
const bytes = Buffer.from('bytes');
const answered = (status: number) => (error: unknown) =>
  error instanceof DomainError && error.status === status;

test('requests are signed: a wrong secret is refused', async () => {
  const { settings } = strict;
  await (await openStorage({ s3: settings, dataDir })).put('aa/a.pdf', bytes);
  assert.deepEqual(strict.stored(), ['aa/a.pdf']);
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'wrong' };
  const wrong = await openStorage({ s3: { ...settings, credentials }, dataDir });
  await assert.rejects(wrong.put('bb/b.pdf', bytes), answered(503));
  await assert.rejects(wrong.read('aa/a.pdf'), answered(503));
  assert.deepEqual(strict.stored(), ['aa/a.pdf']);
});

test('at start, an unreachable bucket is reported in one line', async () => {
  await checkBucket(server.settings);
  const missing = { ...server.settings, bucket: 'elsewhere' };
  await assert.rejects(checkBucket(missing), {
    message: "The bucket elsewhere of S3_BUCKET can't be reached: there is no such bucket",
  });
  const away = { ...server.settings, endpoint: 'http://127.0.0.1:1' };
  await assert.rejects(checkBucket(away), {
    message: "The bucket handover of S3_BUCKET can't be reached: ECONNREFUSED",
  });
});

test('while the bucket is unreachable, reading and storing are 503, and no temporary file is left', async () => {
  const away = await openStorage({ s3: { ...server.settings, endpoint: 'http://127.0.0.1:1' }, dataDir });
  await assert.rejects(away.put('aa/a.pdf', bytes), answered(503));
  await assert.rejects(away.read('aa/a.pdf'), answered(503));
  assert.deepEqual(readdirSync(join(dataDir, 'uploads')), []);
});
