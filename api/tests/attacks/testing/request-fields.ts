import { z } from 'zod';
import type { Route } from '../../../src/http/route.ts';
import type { JsonSchema } from '../../fuzz/testing/schema-values.ts';

/** A value in a request, by its names on the way there; `[]` is an item of a list: `['offices', '[]', 'city']`. */
export interface RequestField {
  part: 'params' | 'query' | 'body';
  path: string[];
  schema: JsonSchema;
}

/** All values of the requests of a call, as its schemas describe them. */
export function fieldsOf(route: Route): RequestField[] {
  const of = (part: RequestField['part'], schema?: z.ZodType) =>
    schema ? leaves(jsonSchemaOf(schema), []).map((leaf) => ({ part, ...leaf })) : [];
  return [...of('params', route.params), ...of('query', route.query), ...of('body', route.body)];
}

/** The schema of the output: in the input, a list of ids may be any text. */
const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', metadata: z.registry() }) as JsonSchema;

function leaves(schema: JsonSchema, path: string[]): { path: string[]; schema: JsonSchema }[] {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return choices.flatMap((choice) => leaves(choice, path));
  if (schema.items) return leaves(schema.items, [...path, '[]']);
  const { properties } = schema;
  if (properties) return Object.entries(properties).flatMap(([name, part]) => leaves(part, [...path, name]));
  return [{ path, schema }];
}
