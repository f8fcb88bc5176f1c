import { z } from 'zod';
import type { Access, OnBehalf, Route } from '../http/route.ts';
import type { FileRule } from '../storage/file-rule.ts';
import { errorResponses } from './errors.ts';
import type { JsonSchema, SchemaCollector } from './schema-collector.ts';

const WHO: Record<Access, string> = {
  guest: 'Anyone may call it; a token is not looked at.',
  anyone: 'Anyone may call it, signed in or not.',
  'signed-in': 'Only for who is signed in.',
  staff: 'Only for staff.',
};
const SUCCESS: Record<number, string> = {
  200: 'Done.',
  201: 'Created.',
  204: 'Done; the response is empty.',
};

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of what was read: a record that was changed meanwhile is not written.',
  schema: { type: 'string' },
};

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of a response that is known: it is sent only where it has changed.',
  schema: { type: 'string' },
};
const NOT_MODIFIED = { description: 'The known response is up to date.' };

/** What an adviser needs to make the call for somebody. */
const NEEDS: Record<OnBehalf['needs'], string> = {
  read: 'An adviser may make it for somebody.',
  ask: 'An adviser may make it for somebody, with the right to ask.',
  edit: 'An adviser may make it for somebody, with the right to edit.',
  negotiate: 'An adviser may make it for somebody, with the right to negotiate.',
  accept: 'An adviser may make it for somebody who has let them accept.',
  never: 'An adviser may not make it for anybody.',
};
const behalf = ({ onBehalf }: Route) =>
  onBehalf
    ? [
        onBehalf.about === 'list'
          ? 'With `acting_for` an adviser reads the list of somebody else.'
          : NEEDS[onBehalf.needs],
      ]
    : [];

/** A row of a route table as an operation. */
export function operation(tag: string, operationId: string, row: Route, schemas: SchemaCollector) {
  const { access, summary, errors = [] } = row;
  const refused = errors.length > 0 ? [`Refused by ${errors.map((code) => `\`${code}\``).join(', ')}.`] : [];
  return {
    tags: [tag],
    operationId,
    summary,
    description: [row.description, WHO[access], ...behalf(row), ...refused].join('\n\n'),
    security: access === 'guest' ? [] : [{ bearer: [] }, ...(access === 'anyone' ? [{}] : [])],
    parameters: [
      ...parameters('path', row.params, schemas),
      ...parameters('query', row.query, schemas),
      ...(errors.includes('record.changed') ? [IF_MATCH] : []),
      ...(row.publicRead ? [IF_NONE_MATCH] : []),
    ],
    ...requestBody(row, schemas),
    responses: {
      [row.status ?? 200]: success(row, schemas),
      ...(row.publicRead ? { 304: NOT_MODIFIED } : {}),
      ...errorResponses(row),
    },
  };
}

function parameters(where: 'path' | 'query', schema: z.ZodType | undefined, schemas: SchemaCollector) {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

/** A form holds its fields and files; without files they may come as JSON. */
function requestBody({ body, files }: Route, schemas: SchemaCollector) {
  if (!body && !files) return {};
  const json = body ? { 'application/json': { schema: schemas.schemaOf(body, 'input') } } : {};
  const required = !body?.safeParse(undefined).success;
  if (!files) return { requestBody: { required, content: json } };
  return {
    requestBody: {
      required,
      content: { 'multipart/form-data': { schema: form(body, files, schemas) }, ...json },
    },
  };
}

function form(
  body: z.ZodType | undefined,
  files: Record<string, FileRule>,
  schemas: SchemaCollector,
): JsonSchema {
  const names = Object.keys(files);
  if (body && names.length === 0) return schemas.schemaOf(body, 'input');
  const replaces = body instanceof z.ZodObject && names.some((name) => name in body.shape);
  const texts = replaces
    ? z.object(Object.fromEntries(Object.entries(body.shape).filter(([name]) => !names.includes(name))))
    : body;
  const properties = Object.fromEntries(Object.entries(files).map(([name, rule]) => [name, part(rule)]));
  if (!texts) return { type: 'object', properties };
  return { allOf: [schemas.schemaOf(texts, 'input'), { type: 'object', properties }] };
}

function part({ extensions, maxSize, max }: FileRule): JsonSchema {
  const file = { type: 'string', format: 'binary' };
  const description = `${extensions.join(', ')}; at most ${Math.round(maxSize / 1_048_576)} MB`;
  return max === 1 ? { ...file, description } : { type: 'array', items: file, maxItems: max, description };
}

/** A row without a schema of its response sends a file, or nothing but its status. */
function success({ response, status = 200 }: Route, schemas: SchemaCollector) {
  const description = SUCCESS[status] ?? '';
  if (response)
    return { description, content: { 'application/json': { schema: schemas.schemaOf(response, 'output') } } };
  if (status === 204) return { description };
  const schema = { type: 'string', format: 'binary' };
  return { description: 'The file.', content: { 'application/octet-stream': { schema } } };
}
