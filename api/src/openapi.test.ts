import assert from 'node:assert/strict';
import { subscribe } from 'node:diagnostics_channel';
import { describe, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import { anonymous } from '../testing/actor.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { SPEC_CALLS } from '../testing/spec-calls.ts';
import { FEATURES } from './features/register-features.ts';

const inDocument = (url: string) => url.replace(/:(\w+)/g, '{$1}');

/** Routes that are no calls of the api: the documentation itself, health, figures, the socket, the demo's own provider. */
const HIDDEN = [
  /^\/api\/docs(\/|\*|$)/,
  /^\/api\/openapi\.json$/,
  /^\/(healthz|readyz|metrics)$/,
  /^\/ws\/notifications\/$/,
  /^\/api\/local_openid\//,
];

interface Part {
  type?: string;
  format?: string;
  items?: { format?: string };
}
interface Media {
  schema: { properties?: Record<string, Part & { anyOf?: Part[] }> };
}
interface Operation {
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media> }>;
}

/** `METHOD /path` of everything that answers, as the framework was told it. */
const registered: string[] = [];
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) if (verb !== 'HEAD') registered.push(`${verb} ${inDocument(url)}`);
  });
});
const app = await buildTestApp();
const { body: document } = await anonymous(app).get('/api/openapi.json');
const operations = new Map<string, Operation>();
for (const [path, methods] of Object.entries<Record<string, Operation>>(document.paths))
  for (const [method, operation] of Object.entries(methods))
    operations.set(`${method.toUpperCase()} ${path}`, operation);

const rows = Object.entries(FEATURES).flatMap(([tag, routes]) => routes.map((row) => ({ tag, row })));

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator({ strict: false }).validate(structuredClone(document));
  assert.ok(valid, JSON.stringify(errors, null, 1)?.slice(0, 3000));
  assert.match(document.openapi, /^3\.1/);
});

describe('every call of the specification is in the document', () => {
  for (const call of SPEC_CALLS) test(call, () => assert.ok(operations.has(call)));
});

test('nothing answers that is not in the document', () => {
  assert.ok(registered.length > operations.size);
  const unnamed = registered.filter((call) => !operations.has(call));
  const hidden = (call: string) => HIDDEN.some((pattern) => pattern.test(call.split(' ')[1] ?? ''));
  assert.deepEqual(
    unnamed.filter((call) => !hidden(call)),
    [],
  );
  for (const pattern of HIDDEN)
    assert.ok(
      unnamed.some((call) => pattern.test(call.split(' ')[1] ?? '')),
      `${pattern}`,
    );
});

test('each call says what it does, under which heading, and how it can end', () => {
  for (const [call, { summary, tags, responses }] of operations) {
    assert.ok(summary, call);
    assert.equal(tags?.length, 1, call);
    const codes = Object.keys(responses);
    assert.equal(codes.filter((code) => code.startsWith('2')).length, 1, call);
    for (const code of ['400', '4XX', '5XX']) assert.ok(codes.includes(code), `${call} ${code}`);
    for (const [code, { description, content }] of Object.entries(responses)) {
      assert.ok(description && description !== 'Default Response', `${call} ${code}`);
      if (code !== '204') assert.ok(Object.values(content ?? {})[0]?.schema, `${call} ${code}`);
    }
  }
});

test('each call is described as its row of the route table has it', () => {
  assert.equal(rows.length, operations.size);
  for (const { tag, row } of rows) {
    const call = `${row.method} ${inDocument(row.url)}`;
    const operation = operations.get(call);
    assert.ok(operation, call);
    assert.deepEqual(operation.tags, [tag]);
    const needs = { guest: undefined, anyone: [{ bearer: [] }, {}] }[row.access as 'guest' | 'anyone'];
    assert.deepEqual(
      operation.security,
      row.access in { guest: 0, anyone: 0 } ? needs : [{ bearer: [] }],
      call,
    );
    assert.equal(Boolean(operation.responses[401]), row.access !== 'guest', call);
    const named = (operation.parameters ?? []).filter((each) => each.in === 'path').map(({ name }) => name);
    assert.deepEqual(
      named,
      [...row.url.matchAll(/:(\w+)/g)].map(([, name]) => name),
      call,
    );
    const success = operation.responses[row.status ?? 200];
    assert.ok(success, call);
    if (row.method === 'DELETE') assert.equal(row.status, 204, call);
    if (row.answer) assert.ok(success.content?.['application/json'], call);
  }
});

test('a form is described with its fields and its files', () => {
  const forms = rows.filter(({ row }) => row.files);
  assert.ok(forms.length > 3);
  for (const { row } of forms) {
    const call = `${row.method} ${inDocument(row.url)}`;
    const content = operations.get(call)?.requestBody?.content ?? {};
    const parts = content['multipart/form-data']?.schema.properties ?? {};
    const fields = content['application/json']?.schema.properties ?? {};
    for (const [name, rule] of Object.entries(row.files ?? {})) {
      const [one = parts[name], instead] = parts[name]?.anyOf ?? [];
      const file = rule.max === 1 ? one : one?.items;
      assert.equal(file?.format, 'binary', `${call} ${name}`);
      assert.deepEqual(fields[name], instead, `${call} ${name}`);
    }
    for (const name of Object.keys(fields)) assert.ok(name in parts, `${call} ${name}`);
    if (row.body) assert.ok(Object.keys(fields).length > 0, call);
  }
});
