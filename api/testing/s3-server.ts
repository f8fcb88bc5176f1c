import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { storedFiles } from './stored-files.ts';

const BUCKET = 'handover';
const OBJECT = '._S3rver_object';

/**
 * An S3 server in this process, with a bucket. It reckons the signature of calls to a bucket (not of those to an
 * object) without the slash at its end, and refuses what every other server takes: so signatures are not looked at,
 * unless a test is about them.
 */
export async function s3Server({ checksSignatures = false } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'handover-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    allowMismatchedSignatures: !checksSignatures,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  return {
    settings: {
      bucket: BUCKET,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    /** Keys in the bucket, as they lie on the server's disk. */
    stored: () =>
      storedFiles(join(directory, BUCKET))
        .filter((path) => path.endsWith(OBJECT))
        .map((path) => path.slice(0, -OBJECT.length)),
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
