import { DAY_MS } from '@handover/shared/contract';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { type KnownIds, pickId } from './known-ids.ts';
import type { Random } from './random.ts';

/** The part of JSON Schema that zod generates. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
}

const WORDS = ['machining', 'atelier', 'Grenoble', 'recurring', 'revenue', 'été', 'Léman', 'Größe'];
const sentence = (random: Random, least: number, most: number) => {
  let text = random.pick(WORDS);
  while (text.length < least) text += ` ${random.pick(WORDS)}`;
  return text.slice(0, most);
};
const day = (random: Random) => new Date(Date.now() + random.between(-400, 400) * DAY_MS).toISOString();
const FORMATS: Record<string, (random: Random) => string> = {
  date: (random) => (random.chance(0.5) ? `${random.between(1990, 2030)}-01-01` : day(random).slice(0, 10)),
  'date-time': day,
  email: (random) => `fuzz${random.below(1000)}@handover.test`,
  uri: () => 'https://www.example.com/path',
  uuid: (random) => {
    const hex = (length: number) => Array.from({ length }, () => random.below(16).toString(16)).join('');
    return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
  },
};

/** A random value that the schema allows. */
export function validValue(schema: JsonSchema, random: Random, ids: KnownIds, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return validValue(random.pick(choices), random, ids, name);
  if (schema.allOf?.[0]) return validValue(schema.allOf[0], random, ids, name);
  switch (schema.type) {
    case 'string':
      if (name.startsWith('password')) return PASSWORD;
      return (
        FORMATS[schema.format ?? '']?.(random) ??
        sentence(random, schema.minLength ?? 0, Math.min(schema.maxLength ?? 100, 300))
      );
    case 'integer':
    case 'number':
      return number(schema, random, ids, name);
    case 'boolean':
      return random.chance(0.5);
    case 'array':
      return Array.from(
        { length: random.between(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)) },
        () => validValue(schema.items ?? {}, random, ids, name),
      );
    case 'object':
      return object(schema, random, ids);
    case 'null':
      return null;
    default:
      // The JSON schema leaves the input type open; these are mostly lists of ids.
      return random.chance(0.7)
        ? [pickId(random, ids, name), pickId(random, ids, name)]
        : hostileValue(random);
  }
}

function number(schema: JsonSchema, random: Random, ids: KnownIds, name: string): number {
  const least = schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1;
  const most = schema.maximum ?? 1e6;
  if (/id|sector|tag|country|region|image/.test(name)) return pickId(random, ids, name);
  if (schema.type === 'integer') return random.between(least, Math.min(most, least + 1000));
  return Math.min(most, least + random.below(1e6) + random.pick([0, 0.5, 0.25]));
}

function object(schema: JsonSchema, random: Random, ids: KnownIds): Record<string, unknown> {
  const named = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) || random.chance(0.6),
  );
  return Object.fromEntries(named.map(([name, part]) => [name, validValue(part, random, ids, name)]));
}

/** A valid value with up to three fields changed, removed or added, or not an object at all. */
export function invalidValue(schema: JsonSchema, random: Random, ids: KnownIds): unknown {
  if (random.chance(0.08)) return hostileValue(random);
  const value = validValue(schema, random, ids);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return hostileValue(random);
  const fields = { ...value } as Record<string, unknown>;
  for (let times = random.between(1, 3); times > 0; times--) {
    const name = random.pick([...Object.keys(schema.properties ?? {}), hostileText(random)]);
    if (random.chance(0.2)) delete fields[name];
    else
      Object.defineProperty(fields, name, {
        value: hostileValue(random),
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return fields;
}
