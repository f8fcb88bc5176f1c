import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBucket } from './bucket.ts';

test('an aborted response is requested again, at most three times in all', async () => {
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
  let failures = 2;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-length': 3, etag: '"1"' });
    if (failures === 0) return void response.end('one');
    failures -= 1;
    response.write('o', () => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bucket = openBucket({ bucket: 'releases', region: 'us-east-1', endpoint, prefix: '' });

  const read = await bucket.get('pointer');
  expect(Buffer.from(read?.bytes ?? []).toString()).toBe('one');
  expect(read?.tag).toBe('"1"');

  failures = 3;
  await expect(bucket.get('pointer')).rejects.toThrow('aborted');
  server.closeAllConnections();
  server.close();
});
