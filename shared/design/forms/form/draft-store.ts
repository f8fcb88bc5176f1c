import type { AnyObjectSchema, SchemaFieldDescription } from 'yup';
import { DAY_MS } from '../../../contract/limits.ts';
import type { DraftPlace } from '../../../kernel/session/index.ts';

/** How long a draft is worth offering. */
const KEPT_MS = 30 * DAY_MS;

export interface Draft {
  /** Shape of the form it was typed in. */
  shape: string;
  /** When it was written, in milliseconds. */
  at: number;
  values: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Files can't be kept as text, secrets must not be. */
const keepable = (name: string, value: unknown): unknown =>
  value instanceof Blob || /password|token/i.test(name) ? undefined : value;

/** Names and kinds of the fields, rows included, as one text: what a draft has to agree with. */
export function shapeOf(schema: AnyObjectSchema): string {
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
  return record(schema.describe().fields);
}

export const sameValues = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, keepable) === JSON.stringify(other, keepable);

export function readDraft(place: DraftPlace): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(place.read() ?? 'null');
    if (!isRecord(kept) || !isRecord(kept.values)) return undefined;
    return { shape: String(kept.shape), at: Number(kept.at), values: kept.values };
  } catch {
    return undefined;
  }
}

/** The newest wins; what is the same already is not written again, so that two tabs do not answer each other for ever. */
export function writeDraft(place: DraftPlace, shape: string, values: Record<string, unknown>): void {
  if (sameValues(readDraft(place)?.values, values)) return;
  const draft: Draft = { shape, at: Date.now(), values };
  place.write(JSON.stringify(draft, keepable));
}

/** A draft of another shape would break the form, an old one is forgotten: neither is offered. */
export function dropOutdated(place: DraftPlace, shape: string): void {
  const draft = readDraft(place);
  if (!draft || draft.shape !== shape || !(Date.now() - draft.at < KEPT_MS)) place.drop();
}
