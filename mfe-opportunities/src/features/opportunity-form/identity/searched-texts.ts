import { IDENTITY_FIELDS, type IdentityField } from '@handover/shared/contract';
import type { SellValues } from '../sell-kind.ts';

/** What the identity check searches. */
export type SearchedTexts = Record<IdentityField, string>;
/** The values that it searches. */
export type SearchedValues = Pick<
  SellValues,
  'company_id' | 'project_title' | 'activity' | 'unique_selling_proposition' | 'background_image'
>;

const pictureName = (picture: SearchedValues['background_image']) =>
  picture ? decodeURIComponent(picture.image.split('/').at(-1) ?? '') : '';

export const searchedTexts = (values: SearchedValues): SearchedTexts => ({
  project_title: values.project_title,
  activity: values.activity,
  unique_selling_proposition: values.unique_selling_proposition,
  picture_name: pictureName(values.background_image),
});

/** Equal for what need not be checked again. */
export const checkKey = (values: SearchedValues): string =>
  JSON.stringify([values.company_id, IDENTITY_FIELDS.map((field) => searchedTexts(values)[field])]);

/** The field of the form in which a hit is shown. */
export const formFieldOf = (field: IdentityField) => (field === 'picture_name' ? 'background_image' : field);
