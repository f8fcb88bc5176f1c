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
type ReleasesBucket = NonNullable<Config['releasesS3']>;
/** Without credentials, those of AWS tools are used: environment, profile, role. */
type AnyBucket = Omit<ReleasesBucket, 'prefix'> & Partial<Bucket>;
const silentLogger = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

const openClient = ({ region, endpoint, credentials }: AnyBucket) =>
  new S3Client({
    region,
    ...(credentials && { credentials }),
    // Other S3 servers have no host name per bucket, and not all support the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, socketTimeout: 30_000 },
    logger: silentLogger,
  });

/**
 * Stores files in an S3 bucket. S3 needs the length of an object in advance, so a stream of unknown length is first
 * written to a temporary file, which is already unlinked so that not even SIGKILL leaves it behind.
 */
export class BucketDriver extends S3Driver {
  readonly #spool: string;

  constructor(bucket: AnyBucket, spool: string) {
    mkdirSync(spool, { recursive: true, mode: 0o700 });
    super({
      client: openClient(bucket),
      bucket: bucket.bucket,
      visibility: 'private',
      // The bucket as a whole is private; newer buckets refuse ACLs on objects.
      supportsACL: false,
    });
    this.#spool = spool;
  }

  override async putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
    const file = await openUnlinkedFile(this.#spool);
    try {
      await writeFile(file, contents);
      const { size: contentLength } = await file.stat();
      // The client treats a content length of 0 as unknown.
      if (contentLength === 0) return await super.put(key, '', options);
      const whole = file.createReadStream({ start: 0 });
      await super.putStream(key, whole, { ...options, contentLength }).finally(() => whole.destroy());
    } finally {
      await file.close();
    }
  }
}

/** A reader of the bucket of the releases. */
export const bucketReader = (bucket: ReleasesBucket) =>
  new S3Driver({
    client: openClient(bucket),
    bucket: bucket.bucket,
    visibility: 'private',
    supportsACL: false,
  });

async function openUnlinkedFile(folder: string): Promise<FileHandle> {
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/** Throws a one-line error if the bucket can't be reached. */
export async function checkBucket(bucket: Bucket): Promise<void> {
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
