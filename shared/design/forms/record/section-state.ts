import { type AnyObjectSchema, Schema } from 'yup';
import { sameValue } from '../form/same-value.ts';
import type { RecordValues } from './record-calls.ts';

/** Fields of a form that belong together. */
export interface RecordSection {
  id: string;
  title: string;
  /** Names of its fields: an error in one of them is an error of the section. */
  fields: readonly string[];
  /** What has to be right before it is done. */
  required?: readonly string[];
  /** Where nothing is required: what counts as having used it; all of its fields where it is not said. */
  filledBy?: readonly string[];
}

/** What is told of a section; of several the first. */
export type SectionState = 'wrong' | 'missing' | 'changed' | 'saved' | 'done' | 'optional';

/** What the state of a section depends on. */
export interface SectionFacts {
  schema: AnyObjectSchema;
  values: object;
  stored: RecordValues;
  errors: Record<string, unknown>;
  /** Names of what was stored since the page was opened. */
  saved: ReadonlySet<string>;
}

const fieldOf = (values: object, name: string): unknown => Reflect.get(values, name);

const isThere = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

/** Of a new record all is changed, so that is not told. */
export function sectionState(section: RecordSection, facts: SectionFacts): SectionState {
  const { fields, required = [], filledBy = fields } = section;
  const { schema, values, stored, errors, saved } = facts;
  const isRight = (name: string) => {
    const rule = schema.fields[name];
    return !(rule instanceof Schema) || rule.isValidSync(fieldOf(values, name));
  };
  if (fields.some((name) => errors[name])) return 'wrong';
  if (!required.every(isRight)) return 'missing';
  const isNew = stored.id === null;
  if (!isNew && fields.some((name) => !sameValue(fieldOf(stored, name), fieldOf(values, name))))
    return 'changed';
  if (fields.some((name) => saved.has(name))) return 'saved';
  return required.length > 0 || filledBy.some((name) => isThere(fieldOf(values, name))) ? 'done' : 'optional';
}
