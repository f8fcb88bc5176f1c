import type { Firm, FirmBody } from '@handover/shared/contract';

export interface FirmValues {
  name: string;
  kind: Firm['kind'] | null;
  /** The id of the country. */
  country: string | null;
  website: string;
  about: string;
  /** Undefined: unchanged; null: removed. */
  logo: File | null | undefined;
}

export const firmValues = (firm: Firm | null): FirmValues => ({
  name: firm?.name ?? '',
  kind: firm?.kind ?? null,
  country: firm ? String(firm.country) : null,
  website: firm?.website ?? '',
  about: firm?.about ?? '',
  logo: undefined,
});

const FIELDS = ['name', 'kind', 'country', 'website', 'about'] as const;

/** The fields that differ from the stored firm, all of a new one; undefined if none do. */
export function changedFields(firm: Firm | null, values: FirmValues): FirmBody | undefined {
  const before = firmValues(firm);
  const textOf = (value: string | null) => (value ?? '').trim();
  const changed = FIELDS.filter((field) => textOf(values[field]) !== textOf(before[field]));
  const body: FirmBody = Object.fromEntries(changed.map((field) => [field, textOf(values[field])]));
  if (values.logo) body.logo = values.logo;
  else if (values.logo === null && firm?.logo) body.logo = '';
  return Object.keys(body).length > 0 ? body : undefined;
}
