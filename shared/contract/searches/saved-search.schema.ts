import { z } from 'zod';
import { errorCode } from '../errors/errors.ts';
import { AMOUNT, COUNT, TEXT } from '../limits.ts';
import { bandSchema } from '../opportunities/public-facts.schema.ts';
import { OPPORTUNITY_TYPES } from '../vocabulary.ts';
import { byName } from '../wire/by-name.ts';
import { idSchema, lineSchema, pageOf, searchSchema, timeSchema } from '../wire/wire.schema.ts';
import { FILTER_RANGES, FLAG_FILTERS, LIST_FILTERS } from './list-filters.ts';
import { SEARCH_ALERTS } from './search-alerts.ts';

const idsSchema = z.array(idSchema).max(COUNT.filterChoices).default([]);
const end = z.number().min(-AMOUNT.max).max(AMOUNT.max).nullable();
const rangeSchema = z
  .object({ min: end, max: end })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    message: errorCode('value.range_reversed'),
  })
  .default({ min: null, max: null });

/** The filters of a public list, all but its order. A page that was opened before a filter was new does not send it. */
const searchFiltersSchema = z
  .object({
    search: searchSchema(TEXT.projectTitleMax),
    ...byName(LIST_FILTERS, () => idsSchema),
    ...byName(FILTER_RANGES, () => rangeSchema),
    ...byName(FLAG_FILTERS, () => z.boolean().default(false)),
  })
  .meta({ id: 'SearchFilters' });

const alertFields = {
  alert: z.enum(SEARCH_ALERTS),
  /** Mails it, besides the bell. */
  by_mail: z.boolean(),
};
const nameSchema = lineSchema({ min: TEXT.searchNameMin, max: TEXT.searchNameMax });

export const savedSearchSchema = z
  .object({
    id: idSchema,
    type_of_opportunity: z.enum(OPPORTUNITY_TYPES),
    /** That of a mandate is its title. */
    name: z.string(),
    ...alertFields,
    filters: searchFiltersSchema.extend(byName(FILTER_RANGES, () => bandSchema)),
    /** The published mandate of the viewer that it stands for; null for a search that was saved. */
    mandate_id: idSchema.nullable(),
    /** The listings that were published since the last look, and still are. */
    new_count: z.number().int(),
    seen_at: timeSchema,
    created_at: timeSchema,
  })
  .meta({ id: 'SavedSearch' });
export const savedSearchPageSchema = pageOf(savedSearchSchema).meta({ id: 'SavedSearchPage' });

export const savedSearchBodySchema = z
  .object({
    name: nameSchema,
    type_of_opportunity: z.enum(OPPORTUNITY_TYPES),
    filters: searchFiltersSchema,
    ...alertFields,
  })
  .meta({ id: 'SavedSearchBody' });
export const savedSearchPatchSchema = z
  .object({ name: nameSchema, ...alertFields })
  .partial()
  .meta({ id: 'SavedSearchPatch' });

export type SearchFilters = z.output<typeof searchFiltersSchema>;
export type SavedSearch = z.infer<typeof savedSearchSchema>;
export type SavedSearchBody = z.input<typeof savedSearchBodySchema>;
export type SavedSearchPatch = z.input<typeof savedSearchPatchSchema>;
