import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import type { Route } from '../../../src/http/route.ts';
import { pdf, png } from '../../../testing/documents/sample-files.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { type KnownIds, pickId } from './known-ids.ts';
import type { Random } from './random.ts';
import { invalidValue, type JsonSchema, validValue } from './schema-values.ts';

const jsonSchemas = new Map<z.ZodType, JsonSchema>();
function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known =
    jsonSchemas.get(schema) ??
    (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() }) as JsonSchema);
  jsonSchemas.set(schema, known);
  return known;
}

/** A random request to a route; about half of them match its schemas. */
export async function requestFor(route: Route, random: Random, ids: KnownIds): Promise<InjectOptions> {
  const valid = random.chance(0.5);
  const part = (schema: z.ZodType | undefined) => {
    if (!schema) return random.chance(0.1) ? hostileValue(random) : undefined;
    return (valid ? validValue : invalidValue)(jsonSchemaOf(schema), random, ids);
  };
  const url = addressOf(route, part(route.params), random, ids) + queryOf(part(route.query));
  const request: InjectOptions = { method: route.method, url, headers: {}, remoteAddress: address(random) };
  if (route.method === 'GET') return request;
  if (route.files && random.chance(0.7))
    return { ...request, ...(await form(route, part(route.body), random)) };
  return { ...request, ...json(part(route.body), random) };
}

/** A random address per request, so that rate limits do not apply. */
const address = (random: Random) => `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;

function addressOf({ url }: Route, params: unknown, random: Random, ids: KnownIds): string {
  const given = (params ?? {}) as Record<string, unknown>;
  const text = (name: string) => {
    if (random.chance(0.75))
      return textOf(name === 'id' ? pickId(random, ids, url) : (given[name] ?? hostileText(random)));
    return random.pick([
      hostileText(random),
      '%00',
      '%ff',
      '%E0%A4%A',
      '..',
      '%2e%2e%2f',
      '0',
      '-1',
      '1.5',
      '1e3',
      'a'.repeat(300),
    ]);
  };
  return url.replace(/:(\w+)/g, (_, name: string) => {
    const value = text(name);
    return value.startsWith('%') ? value : encodeURIComponent(value.toWellFormed());
  });
}

const textOf = (value: unknown): string =>
  typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);

function queryOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const parts = Object.entries(query).map(([name, value]) => {
    return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(textOf(value).slice(0, 6000).toWellFormed())}`;
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function json(body: unknown, random: Random): InjectOptions {
  const text = body === undefined ? '{}' : (JSON.stringify(body) ?? 'null');
  if (random.chance(0.93)) return { payload: text, headers: { 'content-type': 'application/json' } };
  return random.pick([
    { payload: text.slice(0, -1), headers: { 'content-type': 'application/json' } },
    {
      payload: text,
      headers: {
        'content-type': random.pick([
          'text/plain',
          'application/xml',
          'x',
          'application/json; charset=utf-99',
        ]),
      },
    },
    {
      payload: `{"__proto__": {"isStaff": true}, "constructor": {"prototype": {"isStaff": true}}}`,
      headers: { 'content-type': 'application/json' },
    },
    {
      payload: `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      headers: { 'content-type': 'application/json' },
    },
    { payload: Buffer.from([0xff, 0xfe, 0x00, 0x7b]), headers: { 'content-type': 'application/json' } },
    {
      payload: 'not a form',
      headers: { 'content-type': random.pick(['multipart/form-data', 'multipart/form-data; boundary=x']) },
    },
    { payload: '', headers: { 'content-type': 'application/json' } },
  ]);
}

async function form(route: Route, body: unknown, random: Random): Promise<InjectOptions> {
  const parts = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as object)) {
    const texts = Array.isArray(value) && random.chance(0.5) ? value : [value];
    for (const text of texts.slice(0, 70)) parts.append(name, textOf(text).toWellFormed());
  }
  for (const field of [...Object.keys(route.files ?? {}), hostileText(random)]) {
    if (random.chance(0.4)) continue;
    const [content, name] = await file(random);
    parts.append(field.toWellFormed(), content, name.toWellFormed());
  }
  const encoded = new Response(parts);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const cut = random.chance(0.05) ? random.below(bytes.length) : bytes.length;
  return {
    payload: bytes.subarray(0, cut),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

async function file(random: Random): Promise<[Blob, string]> {
  const names = [
    'paper.pdf',
    'sheet.xlsx',
    'photo.png',
    `${hostileText(random)}.pdf`,
    hostileText(random),
    'x'.repeat(400),
  ];
  const noise = new Blob([
    new Uint8Array(Array.from({ length: random.below(200) }, () => random.below(256))),
  ]);
  return [
    random.pick([pdf(), noise, new Blob([]), new Blob(['<html>']), await png(4, 4)]),
    random.pick(names),
  ];
}
