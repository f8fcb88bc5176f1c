import { IDENTITY_FIELDS, type IdentityField } from '@handover/shared/contract';
import type { SellValues } from '../sell-kind.ts';

/** The fields of which names are searched that users have made; the server knows them. */
export type NamedField = 'tags' | 'region';
/** The fields whose text is searched; of the picture it is the file name, which the server knows. */
export type SearchedField = Exclude<IdentityField, NamedField | 'picture_name'>;

/** The texts that the identity check searches. */
export interface Searched extends Record<SearchedField, string> {
  /** The id of the picture. */
  background_image: number | null;
  /** Ids. */
  tags: number[];
  region: number | null;
}
/** The values that it searches. */
export type SearchedValues = Pick<SellValues, 'company_id' | SearchedField | NamedField | 'background_image'>;

/** Trimmed as they are saved, so that they are the same before and after validation. */
export const searchedTexts = (values: SearchedValues): Searched => ({
  project_title: values.project_title.trim(),
  activity: values.activity.trim(),
  unique_selling_proposition: values.unique_selling_proposition.trim(),
  reason_for_sale: values.reason_for_sale.trim(),
  background_image: values.background_image?.id ?? null,
  tags: values.tags.map(Number),
  region: values.region ? Number(values.region) : null,
});

/** The field of the form in which a hit is shown. */
export const formFieldOf = (field: IdentityField) => (field === 'picture_name' ? 'background_image' : field);

/** The key of the searched texts: equal keys need no new check. */
export const checkKey = (values: SearchedValues): string => {
  const searched = searchedTexts(values);
  return JSON.stringify([values.company_id, IDENTITY_FIELDS.map((field) => searched[formFieldOf(field)])]);
};
