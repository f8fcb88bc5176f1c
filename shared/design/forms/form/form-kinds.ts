import type { AnyObjectSchema, SchemaFieldDescription } from 'yup';

/** The type of each field of a form, by name. */
export type Kinds = Readonly<Record<string, string>>;

export function kindsOf(schema: AnyObjectSchema): Kinds {
  const kind = (field: SchemaFieldDescription): string => {
    if ('fields' in field) return record(field.fields);
    if ('innerType' in field && field.innerType && !Array.isArray(field.innerType))
      return `[${kind(field.innerType)}]`;
    return field.type;
  };
  const record = (fields: Record<string, SchemaFieldDescription>): string =>
    `{${Object.keys(fields)
      .sort()
      .map((name) => `${name}:${fields[name] ? kind(fields[name]) : ''}`)
      .join()}}`;
  const { fields } = schema.describe();
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, kind(field)]));
}

/** Names and types of all fields as a text. */
export function shapeOf(kinds: Kinds): string {
  const sorted = Object.entries(kinds).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, kind]) => `${name}:${kind}`).join()}}`;
}
