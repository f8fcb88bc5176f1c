import assert from 'node:assert/strict';
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ERRORS } from '@handover/shared/contract';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import { SPEC_CALLS } from '../../testing/calls/spec-calls.ts';
import { anonymous } from '../../testing/people/actor.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { FEATURES } from '../features/register-features.ts';
import { errorCodesOf } from './errors.ts';

const rootPackage = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
const inDocument = (url: string) => url.replace(/:(\w+)/g, '{$1}');

/** Routes that are not in the document: the documentation itself, health, metrics, the socket, the local provider. */
const HIDDEN = [
  /^\/api\/docs(\/|\*|$)/,
  /^\/api\/openapi\.json$/,
  /^\/(healthz|readyz|metrics)$/,
  /^\/ws\/notifications\/$/,
  /^\/api\/local_openid\//,
];

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  format?: string;
  items?: Schema;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  parameters: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>;
}

/** `METHOD /path` of every registered route. */
const registered: string[] = [];
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) if (verb !== 'HEAD') registered.push(`${verb} ${inDocument(url)}`);
  });
});
const app = await buildTestApp();
const { body: document, raw } = await anonymous(app).get('/api/openapi.json');
const operations = new Map<string, Operation>();
for (const [path, methods] of Object.entries<Record<string, Operation>>(document.paths))
  for (const [method, operation] of Object.entries(methods))
    operations.set(`${method.toUpperCase()} ${path}`, operation);

const rows = FEATURES.flatMap(({ name, routes }) => Object.values(routes).map((row) => ({ name, row })));

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator({ strict: false }).validate(structuredClone(document));
  assert.ok(valid, JSON.stringify(errors, null, 1)?.slice(0, 3000));
  assert.match(document.openapi, /^3\.1/);
  assert.equal(document.info.license.name, rootPackage.license);
});

test("Redocly's recommended rules find nothing; the addresses of the specification end with a slash", async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'no-path-trailing-slash': 'off' },
  });
  const problems = await lintFromString({ source: String(raw), config });
  assert.deepEqual(
    problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
    [],
  );
});

describe('every call of the specification is in the document', () => {
  for (const call of SPEC_CALLS) test(call, () => assert.ok(operations.has(call)));
});

test('every registered route is in the document', () => {
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

test('each call has a unique name, a description of who may, and its responses', () => {
  const names = [...operations.values()].map(({ operationId }) => operationId);
  assert.equal(new Set(names).size, names.length);
  for (const [call, { operationId, summary, description, responses }] of operations) {
    assert.match(operationId, /^[a-z][A-Za-z]+$/, call);
    assert.ok(summary && !summary.endsWith('.'), call);
    for (const sentence of description.split('\n\n')) assert.match(sentence, /^[A-Z].+\.$/s, call);
    const statuses = Object.keys(responses);
    assert.equal(statuses.filter((status) => status.startsWith('2')).length, 1, call);
    for (const status of ['400', '500', '503']) assert.ok(statuses.includes(status), `${call} ${status}`);
  }
});

test('each call is described as in the route table', () => {
  assert.equal(rows.length, operations.size);
  for (const { name, row } of rows) {
    const call = `${row.method} ${inDocument(row.url)}`;
    const operation = operations.get(call);
    assert.ok(operation, call);
    assert.deepEqual(operation.tags, [name]);
    const bearer = {
      guest: [],
      anyone: [{ bearer: [] }, {}],
      'signed-in': [{ bearer: [] }],
      staff: [{ bearer: [] }],
    };
    assert.deepEqual(operation.security, bearer[row.access], call);
    assert.equal(
      Boolean(operation.responses[401]),
      errorCodesOf(row).some((code) => ERRORS[code].status === 401),
      call,
    );
    for (const code of row.errors ?? []) assert.ok(operation.description.includes(`\`${code}\``), call);
    const named = operation.parameters.filter((each) => each.in === 'path').map((each) => each.name);
    assert.deepEqual(
      named,
      [...row.url.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter),
      call,
    );
    const success = operation.responses[row.status ?? 200];
    assert.ok(success, call);
    if (row.method === 'DELETE') assert.equal(row.status, 204, call);
    if (row.response) assert.ok(success.content?.['application/json'], call);
  }
});

test('every code is documented by a call, or belongs to the socket', () => {
  const documented = new Set<string>(rows.flatMap(({ row }) => errorCodesOf(row)));
  assert.deepEqual(
    Object.keys(ERRORS).filter((code) => !documented.has(code)),
    ['request.foreign_origin'],
  );
});

const bodies = [...operations].flatMap(([call, { requestBody, responses }]) =>
  [requestBody, ...Object.values(responses)].flatMap((each) =>
    Object.values(each?.content ?? {}).map(({ schema }) => ({ call, schema })),
  ),
);
test('every body is a named component', () => {
  const isFile = ({ format, items }: Schema) => (items ?? { format }).format === 'binary';
  // A form of files alone has no fields to name.
  const isNamed = ({ $ref, allOf, format, properties = { none: {} } }: Schema): boolean =>
    Boolean($ref ?? allOf) || format === 'binary' || Object.values(properties).every(isFile);
  assert.deepEqual(
    bodies.filter(({ schema }) => !isNamed(schema)).map(({ call }) => call),
    [],
  );
});

test('a form is described with its fields and its files', () => {
  const forms = rows.filter(({ row }) => row.files);
  assert.ok(forms.length > 3);
  for (const { row } of forms) {
    const call = `${row.method} ${inDocument(row.url)}`;
    const content = operations.get(call)?.requestBody?.content ?? {};
    const form = content['multipart/form-data']?.schema;
    const [fields, files] = form?.allOf ?? (row.body ? [form] : [undefined, form]);
    // The picture of a profile may also be an empty text, which removes it.
    if (row.body && !fields?.properties) assert.deepEqual(fields, content['application/json']?.schema, call);
    for (const [name, rule] of Object.entries(row.files ?? {})) {
      const part = files?.properties?.[name];
      assert.equal((rule.max === 1 ? part : part?.items)?.format, 'binary', `${call} ${name}`);
    }
  }
});
