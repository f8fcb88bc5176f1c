import type { AnyObjectSchema } from 'yup';
import { KEPT_VALUES_KEY } from '../../../../kernel/session/index.ts';
import { kindsOf } from '../form-kinds.ts';
import type { KeptValues, PageReplaced } from './page-replaced.ts';
import { isStorable, storable } from './storable.ts';

/** How long a form may restore its input after the page was mounted anew, in ms. */
const LIMIT_MS = 15_000;
interface Pending {
  kept: KeptValues[];
  /** The time until which they are taken, in ms. */
  until: number;
  /** They are in `sessionStorage`, since the page is loaded anew. */
  isStored: boolean;
}
let pending: Pending | undefined;

/** Adds the input of a form. Files and passwords stay in memory, and are not stored. */
export function keepValues({ kept, reloads, onLost }: PageReplaced, entered: KeptValues): void {
  kept.push(entered);
  pending = { kept, until: Date.now() + LIMIT_MS, isStored: reloads };
  if (reloads && !(isStorable(entered.values) && store(pending))) onLost();
}

/**
 * The input of a form at this place before the page was mounted anew, for the fields that this form has: another
 * version may have other fields. A form with all the fields goes before one with some.
 */
export function takeValues(place: string, schema: AnyObjectSchema): Record<string, unknown> | undefined {
  pending ??= readStored();
  if (!pending || Date.now() > pending.until) return undefined;
  const kinds = kindsOf(schema);
  const fieldsFor = ({ values, kinds: theirs }: KeptValues) =>
    Object.keys(values).filter((name) => theirs[name] === kinds[name]);
  const lacks = (kept: KeptValues) => Object.keys(kept.values).length - fieldsFor(kept).length;
  const [found] = pending.kept
    .filter((kept) => kept.place === place && fieldsFor(kept).length > 0)
    .sort((one, other) => lacks(one) - lacks(other));
  if (!found) return undefined;
  const taken: Record<string, unknown> = {};
  for (const name of fieldsFor(found)) {
    taken[name] = found.values[name];
    delete found.values[name];
  }
  found.place = '';
  if (pending.isStored) store(pending);
  return taken;
}

/** Whether this browser stores it. */
function store(all: Pending): boolean {
  try {
    sessionStorage.setItem(KEPT_VALUES_KEY, JSON.stringify(all, storable));
    return true;
  } catch {
    return false;
  }
}

function readStored(): Pending | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_VALUES_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
