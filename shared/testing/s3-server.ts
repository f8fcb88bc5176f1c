/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import S3rver, { type S3Call } from '@20minutes/s3rver';

const BUCKET = 'handover';
const OBJECT = '._S3rver_object';

/**
 * An S3 server in this process, with a bucket. By default it does not check signatures: of calls to a bucket it computes
 * them without the trailing slash, unlike other servers. With `supportsConditions` it supports conditional writes, as
 * Amazon's does; by default it ignores conditions, as some servers do.
 */
export async function s3Server({ checksSignatures = false, supportsConditions = false } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'handover-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    allowMismatchedSignatures: !checksSignatures,
    configureBuckets: [{ name: BUCKET }],
  });
  let endpoint = '';
  let last: Promise<unknown> = Promise.resolve();
  if (supportsConditions)
    server.middleware.unshift((call, next) => {
      if (call.method !== 'PUT') return next();
      // One write after the other, so that none happens between check and write of another.
      const turn = last.then(() => checkCondition(endpoint, call, next));
      last = turn.catch(() => undefined);
      return turn;
    });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: {
      bucket: BUCKET,
      region: 'us-east-1',
      endpoint,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    /** The keys of the stored objects. */
    stored: () =>
      readdirSync(join(directory, BUCKET), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(OBJECT))
        .map((entry) => relative(join(directory, BUCKET), join(entry.parentPath, entry.name)))
        .map((path) => path.slice(0, -OBJECT.length)),
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function checkCondition(endpoint: string, call: S3Call, next: () => Promise<void>) {
  const { 'if-match': match, 'if-none-match': noneMatch } = call.headers;
  if (match === undefined && noneMatch === undefined) return next();
  const found = await fetch(endpoint + call.path, { method: 'HEAD' });
  const holds = noneMatch ? !found.ok : found.ok && found.headers.get('etag') === match;
  if (holds) return next();
  call.status = 412;
  call.body = '<Error><Code>PreconditionFailed</Code><Message>The condition does not hold.</Message></Error>';
}
