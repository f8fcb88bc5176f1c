import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { FEATURES } from '../../src/features/register-features.ts';
import { SPEC_CALLS } from '../../testing/calls/spec-calls.ts';
import { SPEC_PARAMETERS } from '../../testing/calls/spec-parameters.ts';
import { signedIn } from '../../testing/people/actor.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';

/** The query of each call, as it is registered. */
const queries = new Map<string, unknown>();
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url, schema }) => {
    queries.set(`${method} ${url}`, schema?.querystring);
  });
});
const app = await buildTestApp();
const staff = await signedIn(app, { isStaff: true });
const rows = FEATURES.flatMap(({ routes }) => Object.values(routes));
const callOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;

test('every call refuses a parameter that it does not know', () => {
  for (const row of rows) {
    const query = queries.get(callOf(row));
    assert.ok(query instanceof z.ZodType, `${callOf(row)} has no query`);
    const refused = query.safeParse({ sectorz: '1' }).error?.issues.map(({ code }) => code) ?? [];
    assert.ok(refused.includes('unrecognized_keys'), `${callOf(row)}: ${refused}`);
  }
});

test('it is a 400 that names the parameter, in the language of the client', async () => {
  const sentences = { en: /no parameter of this name/, fr: /pas de paramètre de ce nom/ };
  for (const { method, url } of rows) {
    if (method !== 'GET') continue;
    const path = url
      .replace(':name', `${randomUUID()}.webp`)
      .replace(':list', 'sectors')
      .replace(/:\w+/g, '1');
    for (const [language, sentence] of Object.entries(sentences)) {
      const refusal = await staff.call('GET', `${path}?sectorz=1&page_sizes=2`, undefined, {
        'accept-language': language,
      });
      assert.equal(refusal.status, 400, url);
      for (const name of ['sectorz', 'page_sizes']) {
        assert.deepEqual(refusal.body.codes[name], [{ code: 'value.unknown_parameter' }], url);
        assert.match(refusal.body[name][0], sentence, url);
      }
    }
  }
});

test('what is called only to be written refuses it, too', async () => {
  const { status, body } = await staff.post('/api/notifications/read_all_my_notifications/?sectorz=1');
  assert.equal(status, 400);
  assert.deepEqual(Object.keys(body.codes), ['sectorz']);
});

test('a parameter that no object can have as its own is refused without its name', async () => {
  const { status, body } = await staff.get('/api/currencies/?__proto__=true');
  assert.equal(status, 400);
  assert.deepEqual(body.codes, { notField: [{ code: 'value.unknown_parameter' }] });
});

test('every call takes all parameters that the specification names, together', async () => {
  for (const [call, parameters] of Object.entries(SPEC_PARAMETERS)) {
    assert.ok(SPEC_CALLS.includes(call), call);
    const url = call.replace('GET ', '');
    const { status, body } = await staff.get(`${url}?${new URLSearchParams(parameters)}`);
    // The record does not exist: the parameters are accepted, and the answer is 404.
    const expected = 'company_id' in parameters || 'opportunity_id' in parameters ? 404 : 200;
    assert.equal(status, expected, `${call}: ${JSON.stringify(body)}`);
  }
});

test('every list takes a page, its size and an order', () => {
  const lists = rows.filter(
    ({ response }) => response instanceof z.ZodObject && 'pages_count' in response.shape,
  );
  assert.ok(lists.length > 20);
  for (const row of lists) {
    const query = queries.get(callOf(row)) as z.ZodType;
    const issues = query.safeParse({ page: '1', page_size: '1', ordering: 'id' }).error?.issues ?? [];
    assert.ok(!issues.some(({ code }) => code === 'unrecognized_keys'), callOf(row));
  }
});

test('every call of the specification is answered without a parameter it does not name', async () => {
  for (const call of SPEC_CALLS.filter((each) => each.startsWith('GET ') && !(each in SPEC_PARAMETERS))) {
    const { body } = await staff.get(call.slice(4).replace('{id}', '1'));
    assert.ok(!JSON.stringify(body ?? '').includes('value.unknown_parameter'), call);
  }
});
