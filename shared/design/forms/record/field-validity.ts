import { type AnyObjectSchema, Schema } from 'yup';
import { sameValue } from '../form/same-value.ts';

/** Whether a field has a valid value. */
export type FieldValidity = (name: string, value: unknown) => boolean;

/**
 * Checks fields by their rules. A rule runs when its value has changed: running all of them with each key would cost
 * more than the key.
 */
export function createFieldValidity(schema: AnyObjectSchema): FieldValidity {
  const known = new Map<string, { value: unknown; isValid: boolean }>();
  return (name, value) => {
    const last = known.get(name);
    if (last && sameValue(last.value, value)) return last.isValid;
    const rule = schema.fields[name];
    const isValid = !(rule instanceof Schema) || rule.isValidSync(value);
    known.set(name, { value, isValid });
    return isValid;
  };
}
