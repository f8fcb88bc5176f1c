import type { SwaggerTransform } from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { FileRule } from '../storage/file-rule.ts';

type JsonSchema = Record<string, unknown>;

const MEANINGS: Record<string, string> = {
  200: 'Done',
  201: 'Made',
  204: 'Done; there is nothing to say',
  400: 'Refused, by field',
  401: 'Nobody is signed in, or the session has ended',
  403: 'The viewer may not do this',
  404: 'Not found, or not for the viewer',
  413: 'Too large',
  415: 'Not a kind of file that is taken here',
  429: 'Too often; `retry-after` says how long to wait',
  507: 'No room for this file now',
  '4xx': 'Refused; the state may forbid it (409)',
  '5xx': 'Not answered; `retry-after` says when to come again',
};

/** The OpenAPI of a route: what its zod schemas say, and the files that it takes and answers, which no schema names. */
export const describeRoute: SwaggerTransform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  if (schema.hide) return { schema, url };
  const { files, status = 200 } = document.route.config ?? {};
  const { body, response } = schema as { body?: JsonSchema; response?: Record<string, JsonSchema> };
  const outcomes: Record<string, JsonSchema> = {
    ...(response?.[status] ? {} : { [status]: unspoken(status) }),
    ...response,
  };
  const described = Object.fromEntries(
    Object.entries(outcomes).map(([code, outcome]) => [
      code,
      { ...('$ref' in outcome ? asJson(outcome) : outcome), 'x-response-description': MEANINGS[code] ?? '' },
    ]),
  );
  return { schema: { ...schema, ...(files ? { body: formOf(body, files) } : {}), response: described }, url };
};

/** Beside a reference a description would be lost. */
const asJson = (schema: JsonSchema): JsonSchema => ({ content: { 'application/json': { schema } } });

/** A route without an answer's schema answers with a file, or by its status alone. */
const unspoken = (status: number): JsonSchema =>
  status === 204
    ? { type: 'null' }
    : { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };

/** A form holds its fields and files, and what may come in place of a file; without files they may come as JSON. */
function formOf(fields: JsonSchema = { type: 'object', properties: {} }, files: Record<string, FileRule>) {
  const texts = { ...(fields.properties as JsonSchema) };
  const parts = Object.entries(files).map(([name, rule]) => [
    name,
    name in texts ? { anyOf: [partOf(rule), texts[name]] } : partOf(rule),
  ]);
  const properties = { ...texts, ...Object.fromEntries(parts) };
  return {
    content: {
      'multipart/form-data': { schema: { ...fields, properties } },
      'application/json': { schema: fields },
    },
  };
}

function partOf({ extensions, maxSize, max }: FileRule): JsonSchema {
  const file = { type: 'string', format: 'binary' };
  const description = `${extensions.join(', ')}; ${Math.round(maxSize / 1_048_576)} MB at most`;
  return max === 1 ? { ...file, description } : { type: 'array', items: file, maxItems: max, description };
}
