import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { type FileHandle, open, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { WriteOptions } from 'flydrive/types';
import type { Config } from '../config.ts';

type Bucket = NonNullable<Config['s3']>;
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

const openClient = ({ region, endpoint, credentials }: Bucket) =>
  new S3Client({
    region,
    credentials,
    // Servers other than Amazon's have no host name per bucket, and not all know its newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, socketTimeout: 30_000 },
    logger: silent,
  });

/**
 * A bucket. An object is written whole or not at all, and its length has to be told first: a stream, whose length
 * nobody knows, goes by a file that has no name any more, so that not even a kill leaves it behind.
 */
export class BucketDriver extends S3Driver {
  readonly #spool: string;

  constructor(bucket: Bucket, spool: string) {
    mkdirSync(spool, { recursive: true, mode: 0o700 });
    super({
      client: openClient(bucket),
      bucket: bucket.bucket,
      visibility: 'private',
      // A bucket is private as a whole; newer ones refuse to be told so for each object.
      supportsACL: false,
    });
    this.#spool = spool;
  }

  override async putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
    const file = await openNameless(this.#spool);
    try {
      await writeFile(file, contents);
      const { size: contentLength } = await file.stat();
      // A length of nothing is taken for one that is not told.
      if (contentLength === 0) return await super.put(key, '', options);
      const whole = file.createReadStream({ start: 0 });
      await super.putStream(key, whole, { ...options, contentLength }).finally(() => whole.destroy());
    } finally {
      await file.close();
    }
  }
}

async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/** A bucket that can't be reached is a one-line error. */
export async function reachBucket(bucket: Bucket): Promise<void> {
  const client = openClient(bucket);
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket.bucket }));
  } catch (error) {
    throw new Error(`The bucket ${bucket.bucket} of S3_BUCKET can't be reached: ${reasonOf(error)}`);
  } finally {
    client.destroy();
  }
}

const REASONS: Record<number, string> = { 403: 'access is refused', 404: 'there is no such bucket' };

function reasonOf(error: unknown): string {
  const { code, message, $metadata } = error as Error & {
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  return REASONS[$metadata?.httpStatusCode ?? 0] ?? code ?? message;
}
