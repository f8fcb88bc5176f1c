import { type ApiDocument, breakingChanges } from './api-changes.ts';
import { calledOperations } from './called-operations.ts';
import type { Schema } from './schema-changes.ts';

const deal: Schema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    phase: { type: 'string', enum: ['open', 'closed'] },
    owner: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
    related: { type: 'array', items: { $ref: '#/components/schemas/Deal' } },
    note: { type: 'string' },
  },
  required: ['id', 'phase', 'owner', 'related'],
};
const ask: Schema = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 50 },
    side: { type: 'string', enum: ['buyer', 'seller'] },
  },
  required: ['title'],
};

/** An api with two calls on deals: reading one, and making one. */
const api = (read: Schema = deal, made: Schema = ask, get: object = {}): ApiDocument => ({
  paths: {
    '/api/deals/{id}/': {
      get: {
        parameters: [{ name: 'side', in: 'query', schema: { type: 'string' } }],
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Deal' } } } },
        },
        ...get,
      },
    },
    '/api/deals/': {
      post: {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Ask' } } },
        },
        responses: { 204: {} },
      },
    },
  },
  components: { schemas: { Deal: read, Ask: made } },
});

const withField = (
  schema: Schema,
  name: string,
  field: Schema | undefined,
  required = schema.required ?? [],
): Schema => {
  const { [name]: _, ...properties } = schema.properties ?? {};
  return { ...schema, properties: field ? { ...properties, [name]: field } : properties, required };
};
const GET = 'GET /api/deals/{id}/';
const POST = 'POST /api/deals/';

const rows: [string, ApiDocument, string[]][] = [
  ['nothing', api(), []],
  ['a new field', api(withField(deal, 'new', { type: 'string' })), []],
  ['a new optional field to send', api(deal, withField(ask, 'note', { type: 'string' })), []],
  [
    'one more value to send',
    api(deal, withField(ask, 'side', { type: 'string', enum: ['buyer', 'seller', 'both'] })),
    [],
  ],
  ['a field gone', api(withField(deal, 'phase', undefined)), [`${GET}: response phase is gone`]],
  ['an optional field gone', api(withField(deal, 'note', undefined)), [`${GET}: response note is gone`]],
  [
    'a field that may be missing',
    api({ ...deal, required: ['id', 'owner', 'related'] }),
    [`${GET}: response phase may be missing now`],
  ],
  [
    'one more value to read',
    api(withField(deal, 'phase', { type: 'string', enum: ['open', 'closed', 'paused'] })),
    [`${GET}: response phase may be "paused" now`],
  ],
  ['another type', api(withField(deal, 'id', { type: 'string' })), [`${GET}: response id may be string now`]],
  [
    'a value that may be null',
    api(withField(deal, 'id', { anyOf: [{ type: 'integer' }, { type: 'null' }] })),
    [`${GET}: response id may be null now`],
  ],
  ['never null any more', api(withField(deal, 'owner', { type: 'string', format: 'date' })), []],
  [
    'another format',
    api(withField(deal, 'owner', { type: 'string' })),
    [`${GET}: response owner is no longer a date`],
  ],
  [
    'a list of other items',
    api(withField(deal, 'related', { type: 'array', items: { type: 'integer' } })),
    [`${GET}: response related[] may be integer now`],
  ],
  [
    'a required field to send',
    api(deal, { ...ask, required: ['title', 'side'] }),
    [`${POST}: body side is required now`],
  ],
  [
    'a field that is no longer taken',
    api(deal, withField(ask, 'side', undefined)),
    [`${POST}: body side is no longer taken`],
  ],
  [
    'a value that is no longer taken',
    api(deal, withField(ask, 'side', { type: 'string', enum: ['buyer'] })),
    [`${POST}: body side no longer takes "seller"`],
  ],
  [
    'a narrower limit',
    api(deal, withField(ask, 'title', { type: 'string', maxLength: 20 })),
    [`${POST}: body title has maxLength 20 now`],
  ],
  ['a parameter less', api(deal, ask, { parameters: [] }), [`${GET}: parameter side is no longer taken`]],
  [
    'a parameter that is required',
    api(deal, ask, {
      parameters: [
        { name: 'side', in: 'query', schema: { type: 'string' } },
        { name: 'page', in: 'query', required: true },
      ],
    }),
    [`${GET}: parameter page is required now`],
  ],
  ['a sign-in', api(deal, ask, { security: [{ bearer: [] }] }), [`${GET}: asks for a sign-in now`]],
  ['another status', api(deal, ask, { responses: { 204: {} } }), [`${GET}: no longer answers with 200`]],
  [
    'a call less',
    { ...api(), paths: { '/api/deals/': api().paths['/api/deals/'] ?? {} } },
    [`${GET}: is gone`],
  ],
];

test.each(rows)('what breaks clients: %s', (_what, after, expected) => {
  expect(breakingChanges(api(), after).map(({ operation, reason }) => `${operation}: ${reason}`)).toEqual(
    expected,
  );
});

test.each([
  ['GET /api/deals/:id/', ['GET /api/deals/{id}/']],
  // Named as of a link: of every method.
  ['/api/deals/:id/', ['GET /api/deals/{id}/', 'PATCH /api/deals/{id}/']],
  ['GET /api/deals/counts/', ['GET /api/deals/counts/']],
  // A parameter stands for a word only where no parameter is.
  ['DELETE /api/deals/:id/', []],
  ['POST /api/register/:provider/', ['POST /api/register/google/']],
  ['GET /api/files/', []],
])('which operations %s stands for', (call, expected) => {
  const known = [
    'GET /api/deals/{id}/',
    'PATCH /api/deals/{id}/',
    'GET /api/deals/counts/',
    'DELETE /api/deals/old/',
    'POST /api/register/google/',
    'POST /api/deals/{id}/pause/',
  ];
  expect(calledOperations(call, known)).toEqual(expected);
});
