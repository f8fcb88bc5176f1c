import type { AnyObjectSchema, SchemaFieldDescription } from 'yup';
import { DAY_MS } from '../../../contract/limits.ts';
import type { DraftSlot } from '../../../kernel/session/index.ts';

const MAX_AGE_MS = 30 * DAY_MS;

export interface Draft {
  /** See `shapeOf`. */
  shape: string;
  /** When it was written, in milliseconds. */
  at: number;
  values: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A `JSON.stringify` replacer: files can't be stored, secrets must not be. */
export const storable = (name: string, value: unknown): unknown =>
  isFile(value) || /password|token/i.test(name) ? undefined : value;
/** Also a list of them: of a file, JSON would keep null. */
const isFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some((each) => each instanceof Blob));

/** Whether nothing of the values would be missing once they are stored. */
export function isStorable(values: Record<string, unknown>): boolean {
  let isComplete = true;
  JSON.stringify(values, (name, value) => {
    const isLeftOut = value !== undefined && value !== '' && storable(name, value) === undefined;
    if (isLeftOut) isComplete = false;
    return isLeftOut ? undefined : value;
  });
  return isComplete;
}

/** The type of each field, by name. */
export function kindsOf(schema: AnyObjectSchema): Record<string, string> {
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

/** Names and types of all fields as a text: a draft is only restored into a form of the same shape. */
export function shapeOf(schema: AnyObjectSchema): string {
  const kinds = Object.entries(kindsOf(schema)).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${kinds.map(([name, kind]) => `${name}:${kind}`).join()}}`;
}

export const sameValues = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, storable) === JSON.stringify(other, storable);

export function readDraft(slot: DraftSlot): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(slot.read() ?? 'null');
    if (!isRecord(stored) || !isRecord(stored.values)) return undefined;
    return { shape: String(stored.shape), at: Number(stored.at), values: stored.values };
  } catch {
    return undefined;
  }
}

/**
 * When the draft was stored; undefined if this browser stores none. Does not write equal values, so that two tabs do not react to
 * each other for ever.
 */
export function writeDraft(
  slot: DraftSlot,
  shape: string,
  values: Record<string, unknown>,
): number | undefined {
  const before = readDraft(slot);
  if (before && sameValues(before.values, values)) return before.at;
  const draft: Draft = { shape, at: Date.now(), values };
  slot.write(JSON.stringify(draft, storable));
  const stored = readDraft(slot);
  return stored?.at === draft.at ? draft.at : undefined;
}

/** Removes a draft of another shape, which would break the form, and an old one. */
export function removeOutdated(slot: DraftSlot, shape: string): void {
  const draft = readDraft(slot);
  if (!draft || draft.shape !== shape || !(Date.now() - draft.at < MAX_AGE_MS)) slot.remove();
}
