import { byName } from '@handover/shared/contract';
import type { companyFieldsSchema } from '@handover/shared/contract/schemas';
import type { z } from 'zod';
import type { companies } from '../../../db/schema/index.ts';
import { phoneOf } from '../users/index.ts';

type Fields = z.output<typeof companyFieldsSchema>;
type TextField = {
  [Name in keyof Fields]-?: NonNullable<Fields[Name]> extends string ? Name : never;
}[keyof Fields];
export type CompanyValues = Partial<Omit<typeof companies.$inferInsert, 'id' | 'ownerId'>>;
type Company = typeof companies.$inferSelect;
type TextColumn = { [Name in keyof Company]: Company[Name] extends string ? Name : never }[keyof Company];

/** The column of each text, which a form writes and its owner reads. What others read of it is `companyPart`. */
const TEXTS = {
  name: 'name',
  city: 'city',
  zip_code: 'zipCode',
  website: 'website',
  phone: 'phone',
  activity: 'activity',
  unique_selling_proposition: 'uniqueSellingProposition',
  financial: 'financial',
  operational_kpi: 'operationalKpi',
  ownership_structure: 'ownershipStructure',
} as const satisfies Record<TextField, TextColumn>;
const COLUMNS = { ...TEXTS, country: 'countryId', region: 'regionId' } as const;
const TEXT_FIELDS = Object.keys(TEXTS) as TextField[]; // As the table has no others.

export const companyTexts = (company: Company): Record<TextField, string> =>
  byName(TEXT_FIELDS, (field) => company[TEXTS[field]]);

/** The columns that a form sets; what the form does not name stays as it is. */
export function companyValues(body: Partial<z.output<typeof companyFieldsSchema>>): CompanyValues {
  const values = body.phone === undefined ? body : { ...body, phone: phoneOf(body.phone) };
  const named = Object.entries(COLUMNS).filter(
    ([field]) => values[field as keyof typeof COLUMNS] !== undefined,
  );
  return Object.fromEntries(named.map(([field, column]) => [column, values[field as keyof typeof COLUMNS]]));
}
