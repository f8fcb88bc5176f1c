import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveTo } from '@handover/tooling/releases';
import Fastify, { type FastifyInstance } from 'fastify';
import { createGateway } from '../../app.ts';
import { buildSet, writeTexts } from '../../testing/build-set.ts';

const REVOKED = { at: '2026-11-26T10:00:00.000Z', by: 'ada', note: 'wrong sums' };

let store: string;
let api: FastifyInstance;
let gateway: Awaited<ReturnType<typeof createGateway>>;
beforeAll(async () => {
  store = mkdtempSync(join(tmpdir(), 'handover-release-history-'));
  writeTexts(store);
  await moveTo(store, buildSet());
  writeFileSync(join(store, 'revoked.json'), JSON.stringify({ 'mfe-deals': { '1.0.0-b': REVOKED } }));
  api = Fastify();
  api.get('/api/users/current_user/', async ({ headers: { authorization } }, reply) =>
    authorization === 'Bearer expired'
      ? reply.code(401).send({})
      : { id: 1, is_staff: authorization === 'Bearer staff' },
  );
  const apiUrl = await api.listen({ host: '127.0.0.1', port: 0 });
  gateway = await createGateway({ store, apiUrl });
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  rmSync(store, { recursive: true, force: true });
});

const read = (headers: Record<string, string>) => gateway.inject({ url: '/releases.json', headers });

test('staff get it, and no cache keeps it', async () => {
  const response = await read({ authorization: 'Bearer staff' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    entries: [],
    revoked: [{ name: 'mfe-deals', version: '1.0.0-b', ...REVOKED }],
  });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers).not.toHaveProperty('access-control-allow-origin');
});

test.each([
  ['without a session', {}, 401],
  ['with a cookie alone', { cookie: 'access=staff' }, 401],
  ['whose session has expired', { authorization: 'Bearer expired' }, 401],
  ['who is not staff', { authorization: 'Bearer seller' }, 403],
])('nobody %s does', async (_who, headers, status) => {
  const response = await read(headers as Record<string, string>);
  expect([response.statusCode, response.body]).toEqual([status, '']);
});

test('while the api is down, or the store can not be read, there is none', async () => {
  const alone = await createGateway({ store, apiUrl: 'http://127.0.0.1:1' });
  const headers = { authorization: 'Bearer staff' };
  expect((await alone.inject({ url: '/releases.json', headers })).statusCode).toBe(503);
  await alone.close();
  writeFileSync(join(store, 'revoked.json'), '{');
  expect((await read(headers)).statusCode).toBe(503);
});
