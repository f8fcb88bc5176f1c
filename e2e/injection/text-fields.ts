type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; items?: Schema };
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Fields that are compared or checked, and never shown, by the last part of the name. */
const NEVER_SHOWN =
  /(^|\.)(password[12]?|old_password|token|access_token|refresh|ticket|code|code_verifier|nonce|redirect_uri|rawId|credential\.id|nda_version)$/;

/** `POST /api/tags/ name`: every text that the body of a call takes and that somebody may read later, by the OpenAPI document. */
export function textFieldsOf({ paths, components }: OpenApi): string[] {
  const texts = (schema: Schema, name: string): string[] => {
    const reference = typeof schema.$ref === 'string' && schema.$ref.split('/').at(-1);
    if (reference) return texts(components.schemas[reference] ?? {}, name);
    const choices = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Schema[] | undefined;
    if (choices) return choices.flatMap((choice) => texts(choice, name));
    if (schema.items) return texts(schema.items, `${name}[]`);
    if (schema.properties)
      return Object.entries(schema.properties).flatMap(([key, part]) =>
        texts(part, name ? `${name}.${key}` : key),
      );
    const isFree = [schema.type].flat().includes('string') && !schema.enum && !('const' in schema);
    return isFree && !isOfKind(schema) && !NEVER_SHOWN.test(name) ? [name] : [];
  };
  const found = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        texts(schema, '').map((name) => `${method.toUpperCase()} ${path} ${name}`),
      ),
    ),
  );
  return [...new Set(found)].toSorted();
}

/** Dates, and files, whose names are tried besides. */
const isOfKind = ({ format }: Schema) => ['date', 'date-time', 'binary'].includes(String(format));
