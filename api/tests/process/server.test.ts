import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, test } from 'node:test';
import { databaseUrl } from '../../testing/database/database-url.ts';
import { createTestDatabase } from '../../testing/database/test-database.ts';
import { openSocket, SocketClient } from '../../testing/people/socket-client.ts';
import { runServer } from '../../testing/servers/run-server.ts';

const database = await createTestDatabase();
after(() => database.drop());
const { rows } = await database.pool.query('select current_database() as name');
const password = 'Bakery-Voiron-38';

for (const level of ['trace', 'info']) {
  test(`at log level ${level} no token and no password is logged; stopping closes sockets with 1012`, async () => {
    const server = await runServer(databaseUrl(rows[0].name), { LOG_LEVEL: level });
    const send = async (url: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return fetch(`${server.origin}${url}`, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const account = { email: `${level}@example.test`, first_name: 'Claire', last_name: 'Moreau' };
    const signedUp = await send('/api/users/sign_up/', {
      ...account,
      password1: password,
      password2: password,
    });
    assert.equal(signedUp.status, 201);
    const { access, refresh } = (await signedUp.json()) as { access: string; refresh: string };

    const open = await openSocket(server.origin, access);
    const talker = await openSocket(server.origin, access);
    talker.socket.send('x'.repeat(10_000));
    await talker.closed;
    await new SocketClient(server.origin, `${access}x`).closed;
    const foreign = new SocketClient(server.origin, access, { origin: 'https://evil.test' });
    await foreign.closed;
    for (const path of ['/ws/notifications/', '/ws/elsewhere/', '/api/opportunities/', '/api/%zz/'])
      await fetch(`${server.origin}${path}?page=1&token=${access}`);
    await fetch(`${server.origin}/api/users/current_user/`, {
      headers: { authorization: `Bearer ${access}` },
    });
    await send('/api/refresh_token/', { refresh });
    await send('/api/get_token/', { email: account.email, password: `${password}-wrong` });

    const closed = once(open.socket, 'close');
    assert.equal(await server.stop(), 0);
    assert.equal((await closed)[0], 1012);
    const output = server.output();
    assert.match(output, /"level":30/, 'something was logged');
    for (const [name, secret] of Object.entries({ access, refresh, password }))
      for (const part of [secret, secret.slice(0, 60), secret.slice(-40)])
        assert.ok(!output.includes(part), `${name} is in the log`);
  });
}
