import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { z } from 'zod';
import { errorsPlugin } from '../plugins/errors.ts';
import { zodPlugin } from '../plugins/zod.ts';
import { registerRoutes } from './register-routes.ts';
import { get } from './route.ts';

const response = z.object({ id: z.number().int(), name: z.string().nullable() });
const rows: Record<string, unknown> = {
  good: { id: 1, name: null, secret: 'of the row' },
  'wrong-type': { id: 'one', name: null },
  incomplete: { id: 1 },
};
const app = Fastify();
await app.register(errorsPlugin);
await app.register(zodPlugin);
app.decorateRequest('viewer', null);
registerRoutes(app, {
  aRow: get('/rows/:name/', {
    access: 'guest',
    summary: 'A row',
    description: 'A row.',
    params: z.object({ name: z.string() }),
    response,
    handler: ({ params }) => rows[params.name] as z.input<typeof response>,
  }),
});

test('a response holds the fields of its schema, and no others', async () => {
  assert.deepEqual((await app.inject('/rows/good/')).json(), { id: 1, name: null });
});

test('a response that does not match its schema is never sent', async () => {
  for (const name of ['wrong-type', 'incomplete']) {
    const { statusCode, body } = await app.inject(`/rows/${name}/`);
    assert.equal(statusCode, 500);
    const { params, ...said } = JSON.parse(body);
    assert.deepEqual([Object.keys(said), Object.keys(params)], [['detail', 'code'], ['reference']]);
  }
});
