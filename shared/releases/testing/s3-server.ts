import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver, { type S3Call } from '@20minutes/s3rver';
import type { BucketPlace } from '../store/open-store.ts';

const BUCKET = 'releases';

/**
 * An S3 server in this process. It ignores conditional writes, as some servers do; with `conditions` it keeps them, as
 * Amazon's does.
 */
export async function s3Server({ conditions }: { conditions: boolean }) {
  const directory = mkdtempSync(join(tmpdir(), 'handover-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // It reckons the signature of calls to a bucket without the slash at its end.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  let endpoint = '';
  let last: Promise<unknown> = Promise.resolve();
  if (conditions)
    server.middleware.unshift((call, next) => {
      if (call.method !== 'PUT') return next();
      // One write after the other: between the look and the writing nobody else writes.
      const turn = last.then(() => keepCondition(endpoint, call, next));
      last = turn.catch(() => undefined);
      return turn;
    });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
  return {
    place: { bucket: BUCKET, region: 'us-east-1', endpoint, prefix: 'shop' } satisfies BucketPlace,
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function keepCondition(endpoint: string, call: S3Call, next: () => Promise<void>) {
  const { 'if-match': match, 'if-none-match': noneMatch } = call.headers;
  if (match === undefined && noneMatch === undefined) return next();
  const there = await fetch(endpoint + call.path, { method: 'HEAD' });
  const holds = noneMatch ? !there.ok : there.ok && there.headers.get('etag') === match;
  if (holds) return next();
  call.status = 412;
  call.body = '<Error><Code>PreconditionFailed</Code><Message>It is another.</Message></Error>';
}
