import { type RevenueRow, sameValue, toRevenues } from '@handover/shared/forms';
import type { CompanyValues } from './company-values.ts';

/** A part of the form that is taken over as a whole. */
export type TakenPart = Exclude<keyof CompanyValues, 'currency'>;

/** The parts in the order of the form. */
export const TAKEN_PARTS: readonly TakenPart[] = [
  'sectors',
  'sub_sectors',
  'tags',
  'country',
  'region',
  'activity',
  'unique_selling_proposition',
  'revenues',
  'city',
  'zip_code',
  'offices',
  'financial',
  'operational_kpi',
  'ownership_structure',
];

/** The fields of a part: figures have a currency. */
export const fieldsOf = (part: TakenPart): readonly (keyof CompanyValues)[] =>
  part === 'revenues' ? ['revenues', 'currency'] : [part];

export const isEmptyPart = (part: TakenPart, values: CompanyValues): boolean => {
  if (part === 'revenues') return toRevenues(values.revenues, values.currency).length === 0;
  const value = values[part];
  return value === null || value.length === 0;
};

/** Compares two values of a field. A listing has copies of the documents that prove a figure of its company. */
export const sameField = (name: string, one: unknown, other: unknown): boolean =>
  name === 'revenues' ? sameValue(withoutProofs(one), withoutProofs(other)) : sameValue(one, other);

const withoutProofs = (years: unknown): unknown =>
  Array.isArray(years)
    ? years.map((year: RevenueRow) => ({
        ...year,
        add_backs: year.add_backs?.map(({ proof: _proof, ...line }) => line),
      }))
    : years;

/** Whether a part has the values of the company. */
export const isTaken = (part: TakenPart, values: CompanyValues, company: CompanyValues): boolean =>
  !isEmptyPart(part, company) && fieldsOf(part).every((name) => sameField(name, values[name], company[name]));

interface TakeOver {
  /** Empty, or still as the company that was chosen before has them. */
  free: TakenPart[];
  /** The parts that the user has changed: they are not replaced without a question. */
  typed: TakenPart[];
}

/** The parts that change when a company is chosen. */
export function takeOverOf(
  values: CompanyValues,
  company: CompanyValues,
  before: CompanyValues | undefined,
): TakeOver {
  const differing = TAKEN_PARTS.filter(
    (part) => !fieldsOf(part).every((name) => sameField(name, values[name], company[name])),
  );
  const isFree = (part: TakenPart) =>
    isEmptyPart(part, values) || (before !== undefined && isTaken(part, values, before));
  const free = differing.filter(isFree);
  return { free, typed: differing.filter((part) => !isFree(part) && !isEmptyPart(part, company)) };
}
