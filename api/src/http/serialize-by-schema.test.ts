import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { FEATURES } from '../features/register-features.ts';
import { serializeBySchema, stringifyOf } from './serialize-by-schema.ts';

const reads = FEATURES.flatMap(({ routes }) => Object.values(routes)).flatMap(({ method, url, response }) =>
  method === 'GET' && response ? [{ url, response }] : [],
);

const TEXTS = [
  '',
  'Boulangerie « Le Pétrin » – 30 % de marge',
  '"quoted" \\ back\\\\slash / slash </script>',
  'line\nline\r\ttab\b\f\u0000\u001f\u007f\u2028\u2029',
  '日本語 🥖 👩‍🍳 \ud83d lone \udc00',
  `long enough not to be looked at letter by letter "${'é'.repeat(90)}`,
  `${'a'.repeat(60)}\ud800`,
];
const AMOUNTS = [0, -0, 1, -1, 0.1 + 0.2, 1234.56, 0.01, 99_999_999_999.99, 1e21, 5e-7, 2 ** 53];
const TIMES = ['2026-02-28T23:59:59.999Z', '1999-12-31T00:00:00.001Z'];

type Schema = z.core.JSONSchema.BaseSchema;
/** A value that the schema allows, another one for each number. */
function sampleOf(schema: Schema, turn: number, named: object): unknown {
  const pick = <T>(list: readonly T[]) => list[turn % list.length] as T;
  const of = (part: unknown, next = turn) => sampleOf(part as Schema, next, named);
  if (schema.$ref) return of(named[schema.$ref.replace('#/definitions/', '') as never]);
  if (schema.anyOf) return of(pick(schema.anyOf));
  if (Array.isArray(schema.type)) return of({ type: pick(schema.type) });
  if (schema.enum) return pick(schema.enum);
  if ('const' in schema) return schema.const;
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, part], place) => [key, of(part, turn + place)]),
    );
  if (schema.type === 'array')
    return Array.from({ length: turn % 3 }, (_, place) => of(schema.items, turn + place));
  if (schema.type === 'integer') return pick([1, 7, 2 ** 31 - 1]);
  if (schema.type === 'number') return pick(AMOUNTS);
  if (schema.type === 'boolean') return turn % 2 === 0;
  if (schema.type === 'null') return null;
  if (schema.type === 'string') return schema.format || schema.pattern ? pick(TIMES) : pick(TEXTS);
  throw new Error(`No value of ${JSON.stringify(schema)}`);
}

for (const { url, response } of reads.filter((read) => stringifyOf(read.response)))
  test(`${url} is written as JSON.stringify writes it, without what its schema does not name`, () => {
    const serialize = serializeBySchema({ schema: response, method: 'GET', url });
    const schema = z.toJSONSchema(response, { io: 'output', target: 'draft-7', unrepresentable: 'any' });
    for (let turn = 0; turn < 60; turn += 1) {
      const value = sampleOf(schema, turn, schema.definitions ?? {}) as object;
      assert.equal(serialize({ secret: 'x', ...value, password: 'y' }), JSON.stringify(value));
    }
  });

test('only calls with fields that may be absent, of several types or of any name are written by zod', () => {
  assert.deepEqual(
    reads.filter(({ response }) => !stringifyOf(response)).map(({ url }) => url),
    [
      // Years of which not all has to be known.
      '/api/companies_for_profile/',
      // Records that an adviser may read for somebody.
      '/api/companies_for_profile/:id/',
      '/api/opportunities/:id/review/',
      '/api/opportunities/:id/',
      '/api/opportunities/:id/private_data/',
      '/api/opportunities/:id/company_changes/',
      '/api/notifications/',
      '/api/notification_settings/',
      '/api/deals/:id/',
      '/api/deals/:id/timeline/',
      // Files, which have what they hide only for their owner.
      '/api/deals/:id/data_room/',
      '/api/deals/:id/data_room/log/',
      '/api/opportunities/:id/offers/',
      '/api/deals/:id/questions_and_answers/',
      '/api/questions_and_answers/:id/',
      '/api/due_diligence_lines/:id/',
      '/api/deals/:id/closing/',
      '/api/company_annual_accounts/',
      '/api/files_of_company/',
      '/api/general_ledgers/',
      '/api/opportunity_annual_accounts/',
      '/api/opportunity_documents/',
      '/api/opportunity_general_ledgers/',
      '/api/deal_opportunity_annual_accounts/',
      '/api/deal_opportunity_documents/',
      '/api/deal_opportunity_general_ledgers/',
    ],
  );
});
