import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { BucketLocation } from './bucket-location.ts';
import { ConflictError } from './store.ts';

/** The condition of a write: only if there is nothing yet, or only over this tag. */
type Condition = { IfNoneMatch: '*' } | { IfMatch: string } | Record<string, never>;

/** For responses that are aborted. */
const READ_ATTEMPTS = 3;

export type Bucket = ReturnType<typeof openBucket>;

/** A client for the calls that a store needs; keys are without the prefix. */
export function openBucket({ bucket: Bucket, endpoint, region, prefix }: BucketLocation) {
  const client = new S3Client({
    region,
    // Other servers than Amazon's have no host name per bucket, and may not know its newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, socketTimeout: 30_000 },
  });
  const keyOf = (key: string) => (prefix ? `${prefix}/${key}` : key);

  return {
    async get(key: string): Promise<{ bytes: Uint8Array; tag: string } | undefined> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const { Body, ETag = '' } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(key) }));
          return { bytes: (await Body?.transformToByteArray()) ?? new Uint8Array(), tag: ETag };
        } catch (error) {
          if (statusOf(error) === 404) return undefined;
          if (attempt === READ_ATTEMPTS || !isAborted(error)) throw error;
        }
      }
    },
    async put(key: string, content: string | Uint8Array, condition: Condition = {}): Promise<void> {
      try {
        await client.send(new PutObjectCommand({ Bucket, Key: keyOf(key), Body: content, ...condition }));
      } catch (error) {
        // 412: another text exists; 409: another is being written; 404: the expected one was removed.
        if ([404, 409, 412].includes(statusOf(error)) && Object.keys(condition).length > 0)
          throw new ConflictError(key);
        throw error;
      }
    },
    /** All keys below a folder, or with `shallow` its direct children. */
    async list(folder: string, { shallow = false } = {}): Promise<{ key: string; at: number }[]> {
      const Prefix = keyOf(folder && `${folder}/`);
      const found: { key: string; at: number }[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken, ...(shallow && { Delimiter: '/' }) }),
        );
        for (const { Key = '', LastModified } of page.Contents ?? [])
          found.push({ key: Key.slice(Prefix.length), at: LastModified?.getTime() ?? 0 });
        for (const { Prefix: inner = '' } of page.CommonPrefixes ?? [])
          found.push({ key: inner.slice(Prefix.length, -1), at: 0 });
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return found;
    },
    async remove(keys: string[]): Promise<void> {
      // The maximum of one call.
      for (let from = 0; from < keys.length; from += 1000) {
        const Objects = keys.slice(from, from + 1000).map((key) => ({ Key: keyOf(key) }));
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors[0]) throw new Error(`${Errors[0].Key} can't be removed: ${Errors[0].Message}`);
      }
    },
  };
}

/** The client itself retries only until a response has begun. */
const isAborted = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ECONNRESET';

const statusOf = (error: unknown): number =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
