import { type Direction, type Schema, unaccepted } from './schema-changes.ts';

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: Content & { required?: boolean };
  responses?: Record<string, Content & { $ref?: string }>;
  security?: object[];
}

/** An OpenAPI 3.1 document, as far as it is compared. */
export interface ApiDocument {
  info?: { version?: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** The calls that an api has: `GET /api/deals/{id}/`. */
export const operationsOf = ({ paths }: ApiDocument): string[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => operationOf(method, path)),
  );

const operationOf = (method: string, path: string): string => `${method.toUpperCase()} ${path}`;

/** A change by which a client of the api as it was may fail. */
export interface ApiChange {
  /** `GET /api/deals/{id}/` */
  operation: string;
  reason: string;
}

/** What in a newer document breaks clients of an older one. */
export function breakingChanges(before: ApiDocument, after: ApiDocument): ApiChange[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const found = after.paths[path]?.[method];
      const reasons = found ? reasonsOf(operation, found, before, after) : ['is gone'];
      return [...new Set(reasons)].map((reason) => ({
        operation: operationOf(method, path),
        reason,
      }));
    }),
  );
}

function reasonsOf(old: Operation, now: Operation, before: ApiDocument, after: ApiDocument): string[] {
  const compare = (direction: Direction, a: Schema = {}, b: Schema = {}) => {
    const [given, accepted] = direction === 'request' ? [before, after] : [after, before];
    const comparison = {
      direction,
      resolveGiven: resolverOf(given),
      resolveAccepted: resolverOf(accepted),
      seen: new Set<string>(),
    };
    return direction === 'request' ? unaccepted(a, b, comparison) : unaccepted(b, a, comparison);
  };
  const asksSignIn = (old.security ?? []).length === 0 && (now.security ?? []).length > 0;
  return [
    ...(asksSignIn ? ['asks for a sign-in now'] : []),
    ...parameters(old, now, compare),
    ...body(old, now, compare),
    ...Object.entries(old.responses ?? {}).flatMap(([status, response]) => {
      if (!status.startsWith('2')) return [];
      const found = now.responses?.[status];
      if (!found) return [`no longer answers with ${status}`];
      return contents(response, found, (a, b) => compare('response', a, b), 'response');
    }),
  ];
}

type Compare = (direction: Direction, a?: Schema, b?: Schema) => string[];

function parameters(old: Operation, now: Operation, compare: Compare): string[] {
  const [given, taken] = [old.parameters ?? [], now.parameters ?? []];
  const same = (a: { name: string; in: string }) => (b: { name: string; in: string }) =>
    a.name === b.name && a.in === b.in;
  const changed = given.flatMap((each) => {
    const found = taken.find(same(each));
    if (!found) return [`parameter ${each.name} is no longer taken`];
    const required = found.required && !each.required ? ['is required now'] : [];
    return [...required, ...compare('request', each.schema, found.schema)].map(
      (reason) => `parameter ${each.name} ${reason}`,
    );
  });
  const added = taken.filter((each) => each.required && !given.some(same(each)));
  return [...changed, ...added.map(({ name }) => `parameter ${name} is required now`)];
}

function body(old: Operation, now: Operation, compare: Compare): string[] {
  const [given, taken] = [old.requestBody, now.requestBody];
  if (!given) return taken?.required ? ['a body is required now'] : [];
  if (!taken) return ['a body is no longer taken'];
  return contents(given, taken, (a, b) => compare('request', a, b), 'body');
}

/** Of each media type. */
function contents(
  old: Content,
  now: Content,
  compare: (a?: Schema, b?: Schema) => string[],
  what: string,
): string[] {
  return Object.entries(old.content ?? {}).flatMap(([type, { schema }]) => {
    const found = now.content?.[type];
    if (!found) return [`${what} ${type} is gone`];
    return compare(schema, found.schema).map((reason) => `${what} ${reason}`);
  });
}

const resolverOf =
  ({ components }: ApiDocument) =>
  (ref: string): Schema =>
    components?.schemas?.[ref.split('/').at(-1) ?? ''] ?? {};
