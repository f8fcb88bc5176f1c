import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;
type Io = 'input' | 'output';

const COMPONENT = '#/components/schemas/';
const INPUT = '?input';

/**
 * JSON Schema of requests and responses. A schema of the contract that has an id is a component, and a `$ref` wherever
 * it is used. Its form in requests may differ from that in responses, by defaults for example: then there are two.
 */
export class SchemaCollector {
  readonly #found = { input: new Map<string, string>(), output: new Map<string, string>() };

  schemaOf(schema: z.ZodType, io: Io): JsonSchema {
    const {
      $schema,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: (each) => override(each, io) });
    const refer = (part: unknown) =>
      JSON.stringify(part).replaceAll(
        /"#\/\$defs\/(\w+)"/g,
        `"${COMPONENT}$1${io === 'input' ? INPUT : ''}"`,
      );
    for (const [name, { id, ...definition }] of Object.entries($defs))
      this.#found[io].set(name, refer(definition));
    return JSON.parse(refer(root));
  }

  /** The document with its components, each under its final name. */
  complete<Document extends { components: object }>(document: Document): Document {
    const { input, output } = this.#found;
    const twofold = this.#twofold();
    const schemas = Object.fromEntries(
      [
        ...output,
        ...[...input].map(([name, text]) => [twofold.has(name) ? `${name}Input` : name, text] as const),
      ]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([name, text]) => [name, JSON.parse(text)]),
    );
    const whole = { ...document, components: { ...document.components, schemas } };
    const name = (_: string, given: string) => `${COMPONENT}${given}${twofold.has(given) ? 'Input' : ''}"`;
    return JSON.parse(JSON.stringify(whole).replace(/#\/components\/schemas\/(\w+)\?input"/g, name));
  }

  /** Components whose form in requests differs from that in responses. */
  #twofold(): Set<string> {
    const { input, output } = this.#found;
    const shared = [...input].filter(([name]) => output.has(name));
    const twofold = new Set<string>();
    const differs = ([name, text]: [string, string]) =>
      text.replaceAll(INPUT, '') !== output.get(name) ||
      [...twofold].some((other) => text.includes(`${COMPONENT}${other}${INPUT}"`));
    for (let before = -1; before < twofold.size; ) {
      before = twofold.size;
      for (const each of shared) if (differs(each)) twofold.add(each[0]);
    }
    return twofold;
  }
}

/** Corrects the JSON Schema of zod if it says less than the schema checks, or more than a reader needs. */
function override(
  { zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema },
  io: Io,
): void {
  const { def } = zodSchema._zod;
  if (def.type === 'object') {
    // A later version may add fields.
    if (!def.catchall) delete jsonSchema.additionalProperties;
    // A value that is converted from a text before it is checked counts as optional for zod.
    if (io === 'input') listRequired(jsonSchema, def.shape);
  }
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.format) delete jsonSchema.pattern;
}

function listRequired(jsonSchema: JsonSchema, shape: Readonly<Record<string, z.core.$ZodType>>): void {
  const required = Object.keys(shape).filter((name) => {
    const field = shape[name];
    return field && !z.safeParse(field, undefined).success;
  });
  if (required.length > 0) jsonSchema.required = required;
  else delete jsonSchema.required;
}
