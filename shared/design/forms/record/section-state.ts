import { sameValue } from '../form/same-value.ts';
import { isEmptyRevenue, type RevenueRow } from '../years/revenue-rows.ts';
import type { FieldValidity } from './field-validity.ts';
import type { RecordValues } from './record-calls.ts';

export interface RecordSection {
  id: string;
  title: string;
  /** The names of its fields. */
  fields: readonly string[];
  /** The fields that must be valid for it to be done. */
  required?: readonly string[];
  /** It is done when all of these fields have a value. Default: all of its fields. */
  filledBy?: readonly string[];
  /**
   * The state of a section whose content is not in the values, such as documents. An error of one of its fields still
   * has precedence.
   */
  state?: SectionState;
  /** The missing parts of a section with a `state`, in words. */
  lacks?: readonly string[] | undefined;
}

/** If several apply, the first one counts. `partly`: what is required is there, other fields are empty. */
export type SectionState = 'wrong' | 'missing' | 'changed' | 'saved' | 'done' | 'partly' | 'optional';

export interface SectionStatus {
  state: SectionState;
  /** Why a section in which something is filled in is not complete: the names of its fields that are wrong, required or empty. */
  lacking: readonly string[];
}

export interface SectionFacts {
  isValid: FieldValidity;
  values: object;
  stored: RecordValues;
  /** The names of the fields with an error. */
  wrong: ReadonlySet<string>;
  /** The names of the fields that were saved since the page was opened. */
  saved: ReadonlySet<string>;
}

const fieldOf = (values: object, name: string): unknown => Reflect.get(values, name);

const isRow = (value: unknown): value is Partial<RevenueRow> =>
  typeof value === 'object' && value !== null && 'revenue' in value;

/** A year without figures is no value. */
const hasValue = (value: unknown) =>
  Array.isArray(value)
    ? value.some((item) => !isRow(item) || !isEmptyRevenue(item))
    : value !== null && value !== undefined && value !== '';

const isBegun = (value: unknown) => Array.isArray(value) && hasValue(value);

/** A new record has no section that is `changed`. */
export function sectionStatus(section: RecordSection, facts: SectionFacts): SectionStatus {
  const { fields, required = [], filledBy = fields } = section;
  const { isValid, values, stored, wrong, saved } = facts;
  // An empty field is incomplete, also after the form was sent without it.
  const isFilled = (name: string) => !required.includes(name) || hasValue(fieldOf(values, name));
  const refused = fields.filter((name) => wrong.has(name) && isFilled(name));
  if (refused.length > 0) return { state: 'wrong', lacking: refused };
  const complete = (state: SectionState) => ({ state, lacking: [] });
  if (section.state) return complete(section.state);
  // An optional list, too, once there is something in it: an office without its town.
  const isNeeded = (name: string) => required.includes(name) || isBegun(fieldOf(values, name));
  const needed = fields.filter((name) => isNeeded(name) && !isValid(name, fieldOf(values, name)));
  const empty = filledBy.filter((name) => !hasValue(fieldOf(values, name)));
  const isEmpty = empty.length === filledBy.length;
  if (needed.length > 0) return { state: 'missing', lacking: isEmpty ? [] : needed };
  const isNew = stored.id === null;
  if (!isNew && fields.some((name) => !sameValue(fieldOf(stored, name), fieldOf(values, name))))
    return complete('changed');
  if (fields.some((name) => saved.has(name))) return complete('saved');
  if (isEmpty) return complete('optional');
  return empty.length === 0 ? complete('done') : { state: 'partly', lacking: empty };
}
