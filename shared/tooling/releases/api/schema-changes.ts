/** A schema of an OpenAPI 3.1 document: JSON Schema, as far as it is compared. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  [limit: string]: unknown;
}

/** Which way values go: what a client sends, or what it is sent. */
export type Direction = 'request' | 'response';

/** Finds the schema of a `$ref`. */
type Resolve = (ref: string) => Schema;

interface Comparison {
  direction: Direction;
  resolveGiven: Resolve;
  resolveAccepted: Resolve;
  /** Pairs of references that are being compared, since schemas may contain themselves. */
  seen: ReadonlySet<string>;
}

const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'];
const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'];

/**
 * Why values of a schema are not always accepted by another one, each reason with the field that it is about. Of a request `given` is the
 * schema before, by which clients send; of a response that after, by which they are sent.
 */
export function unaccepted(given: Schema, accepted: Schema, comparison: Comparison, field = ''): string[] {
  const pair = `${given.$ref} ${accepted.$ref}`;
  if (given.$ref && accepted.$ref && comparison.seen.has(pair)) return [];
  const inside = { ...comparison, seen: new Set([...comparison.seen, pair]) };
  const a = given.$ref ? comparison.resolveGiven(given.$ref) : given;
  const b = accepted.$ref ? comparison.resolveAccepted(accepted.$ref) : accepted;
  const [options, acceptedOptions] = [optionsOf(a), optionsOf(b)];
  if (options || acceptedOptions)
    return (options ?? [a]).flatMap((option) => {
      const tried = (acceptedOptions ?? [b]).map((each) => unaccepted(option, each, inside, field));
      return tried.toSorted((one, other) => one.length - other.length)[0] ?? [];
    });
  const others = values(a, b, inside, field);
  if (others.length > 0) return others;
  return [
    ...limits(a, b, inside, field),
    ...fields(a, b, inside, field),
    ...(a.items && b.items ? unaccepted(a.items, b.items, inside, `${field}[]`) : []),
  ];
}

/** The alternatives of a schema, also of one with several types. */
function optionsOf({ anyOf, oneOf, type, ...rest }: Schema): Schema[] | undefined {
  if (anyOf ?? oneOf) return anyOf ?? oneOf;
  return Array.isArray(type) ? type.map((each) => ({ ...rest, type: each })) : undefined;
}

const told = (field: string, reason: string) => [field === '' ? reason : `${field} ${reason}`];

/** Types, and what is listed. */
function values(a: Schema, b: Schema, { direction }: Comparison, field: string): string[] {
  const [listed, acceptedValues] = [valuesOf(a), valuesOf(b)];
  if (acceptedValues) {
    const extra = listed?.filter((value) => !acceptedValues.includes(value));
    if (!extra)
      return told(
        field,
        direction === 'request'
          ? `must be one of ${acceptedValues.join(', ')} now`
          : 'may have any value now',
      );
    const reason = direction === 'request' ? 'no longer takes' : 'may be';
    return extra.length > 0
      ? told(field, `${reason} ${extra.join(', ')}${direction === 'request' ? '' : ' now'}`)
      : [];
  }
  const fits = b.type === undefined || a.type === b.type || (a.type === 'integer' && b.type === 'number');
  if (fits) return [];
  return told(
    field,
    direction === 'request'
      ? `no longer takes ${a.type ?? 'any value'}`
      : `may be ${a.type ?? 'any value'} now`,
  );
}

const valuesOf = ({ enum: listed, const: only }: Schema): string[] | undefined =>
  (only === undefined ? listed : [only])?.map((value) => JSON.stringify(value));

/** Lengths, bounds and patterns count for what is sent to the server, formats both ways. */
function limits(a: Schema, b: Schema, { direction }: Comparison, field: string): string[] {
  if (b.format !== undefined && a.format !== b.format)
    return told(field, direction === 'request' ? `must be a ${b.format} now` : `is no longer a ${b.format}`);
  if (direction === 'response') return [];
  const bound = (schema: Schema, key: string, none: number) =>
    typeof schema[key] === 'number' ? schema[key] : none;
  const narrower = [
    ...UPPER.filter(
      (key) => bound(b, key, Number.POSITIVE_INFINITY) < bound(a, key, Number.POSITIVE_INFINITY),
    ),
    ...LOWER.filter(
      (key) => bound(b, key, Number.NEGATIVE_INFINITY) > bound(a, key, Number.NEGATIVE_INFINITY),
    ),
  ].map((key) => `has ${key} ${b[key]} now`);
  const pattern = b.pattern !== undefined && a.pattern !== b.pattern ? [`has to match ${b.pattern} now`] : [];
  return [...narrower, ...pattern].flatMap((reason) => told(field, reason));
}

function fields(a: Schema, b: Schema, comparison: Comparison, field: string): string[] {
  const [own, accepted] = [a.properties ?? {}, b.properties ?? {}];
  const at = (name: string) => (field === '' ? name : `${field}.${name}`);
  const rest = (schema: Schema) =>
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const [others, acceptedOthers] = [rest(a), rest(b)];
  const common = Object.entries(own).flatMap(([name, schema]) => {
    const other = accepted[name] ?? acceptedOthers;
    return other ? unaccepted(schema, other, comparison, at(name)) : [];
  });
  const inRecords = others && acceptedOthers ? unaccepted(others, acceptedOthers, comparison, at('*')) : [];
  const isRequired = ({ required = [] }: Schema, name: string) => required.includes(name);
  const asked = Object.keys(accepted).filter((name) => isRequired(b, name) && !isRequired(a, name));
  if (comparison.direction === 'request')
    return [
      ...common,
      ...inRecords,
      ...asked.map((name) => `${at(name)} is required now`),
      ...Object.keys(own)
        .filter((name) => !accepted[name] && !acceptedOthers && b.properties)
        .map((name) => `${at(name)} is no longer taken`),
    ];
  const gone = a.properties ? Object.keys(accepted).filter((name) => !own[name] && !others) : [];
  return [
    ...common,
    ...inRecords,
    ...gone.map((name) => `${at(name)} is gone`),
    ...asked.filter((name) => !gone.includes(name)).map((name) => `${at(name)} may be missing now`),
  ];
}
