import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { signedIn } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { until } from '../../../testing/until.ts';

const lines: { level: number; msg: string }[] = [];
const logTo = new Writable({
  write(line, _encoding, done) {
    lines.push(JSON.parse(String(line)));
    done();
  },
});
const app = await buildTestApp({ logLevel: 'info' }, { logTo });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
const person = await signedIn(app);

const json = ['application/json', '{"email":'] as const;
const file = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nxxxx';

for (const [line, type, body] of [
  ['POST /api/get_token/', ...json],
  [`PATCH /api/users/${person.user.id}/`, ...json],
  ['POST /api/nothing/', ...json],
  [`PATCH /api/users/${person.user.id}/`, 'multipart/form-data; boundary=b', file],
  [`PATCH /api/users/${person.user.id}/`, 'multipart/form-data; boundary=b', '--b\r\nContent-Disp'],
] as const)
  test(`a client that goes away within a body is no failure of ours: ${line} ${type} ${body.length}`, async () => {
    lines.length = 0;
    const client = connect(port, '127.0.0.1');
    await once(client, 'connect');
    const reached = once(app.server, 'request');
    client.write(
      `${line} HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${person.token}\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n${body}`,
    );
    const [request] = await reached;
    await until('the body is read', () => request.readableFlowing === true);
    client.resetAndDestroy();
    await until('it is logged', () => lines.length > 0);
    assert.deepEqual(
      lines.map(({ level, msg }) => [level, msg]),
      [[30, 'the client went away']],
    );
  });
