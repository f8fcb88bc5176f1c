import { DAY_MS } from '../../../../contract/limits.ts';
import type { DraftSlot } from '../../../../kernel/session/index.ts';
import { type Kinds, shapeOf } from '../form-kinds.ts';
import { NO_DRAFT, type OlderVersion, type StoredDraft, type Version } from './draft-rules.ts';
import { storable } from './storable.ts';

const MAX_AGE_MS = 30 * DAY_MS;

/**
 * The stored format. Older versions of the product in other tabs read and write the fields of the current version
 * next to `older`, which they drop.
 */
interface Written extends Partial<Version> {
  older?: readonly OlderVersion[];
  /** The names and kinds of all fields, as drafts had it that were written before `kinds`. */
  shape?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A version without the fields that the form no longer has, or has of another kind; undefined if nothing is left of it. */
function usable<Kept extends Partial<Version>>(
  { at, values, base = {}, kinds = {}, files = [], ...more }: Kept,
  current: Kinds,
): (Kept & Version) | undefined {
  if (!Number.isFinite(at) || !isRecord(values)) return undefined;
  const names = Object.keys(values).filter((name) => kinds[name] === current[name]);
  if (names.length === 0 && files.length === 0) return undefined;
  const pick = <Value>(from: Readonly<Record<string, Value>>) =>
    Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name]]] : [])));
  return { ...more, at, values: pick(values), base: pick(base), kinds: pick(kinds), files } as Kept & Version;
}

/**
 * The stored draft, without the fields that a form with these kinds of fields can't restore, and without expired
 * versions.
 */
export function readDraft(slot: DraftSlot, kinds: Kinds): StoredDraft {
  try {
    const stored: unknown = JSON.parse(slot.read() ?? 'null');
    if (!isRecord(stored)) return NO_DRAFT;
    const { older = [], shape, ...current } = stored as Written;
    const known = { ...current, kinds: current.kinds ?? (shape === shapeOf(kinds) ? kinds : {}) };
    const isFresh = Date.now() - Number(known.at) < MAX_AGE_MS;
    return {
      current: isFresh ? usable(known, kinds) : undefined,
      older: older.filter(({ until }) => until > Date.now()).flatMap((each) => usable(each, kinds) ?? []),
    };
  } catch {
    return NO_DRAFT;
  }
}

/** False if the browser refuses it: its storage is full, or switched off. */
export function writeDraft(slot: DraftSlot, { current, older }: StoredDraft): boolean {
  if (!current && older.length === 0) {
    slot.remove();
    return true;
  }
  return slot.write(JSON.stringify({ ...current, ...(older.length > 0 && { older }) }, storable));
}
