import { z } from 'zod';
import { actingForQuery } from '../delegations/delegation.schema.ts';
import { errorCode } from '../errors/errors.ts';
import { LANGUAGES } from '../languages.ts';
import { AMOUNT, TEXT } from '../limits.ts';
import { FILTER_RANGES, FLAG_PARAMS, LIST_FILTERS, RANGE_PARAMS } from '../searches/list-filters.ts';
import { OPPORTUNITY_TYPES } from '../vocabulary.ts';
import { byName } from '../wire/by-name.ts';
import {
  clearableNumber,
  idListSchema,
  idTextSchema,
  pageQuerySchema,
  searchSchema,
} from '../wire/wire.schema.ts';

const listFilters = pageQuerySchema.extend({
  /** The text to search for. */
  project_title: searchSchema(TEXT.projectTitleMax).optional(),
  sectors: idListSchema.optional(),
  preferred_sectors: idListSchema.optional(),
});
const booleanQuery = z.enum(['true', 'false']).transform((value) => value === 'true');
const end = clearableNumber(z.number().min(-AMOUNT.max).max(AMOUNT.max)).optional();

const publicFilters = listFilters.extend({
  type_of_opportunity: z.enum(OPPORTUNITY_TYPES).optional(),
  sector: idTextSchema.optional(),
  preferred_sector: idTextSchema.optional(),
  ...byName(LIST_FILTERS, () => idListSchema.optional()),
  /**
   * In the currency of each listing; against the public band of a business for sale, or the range that a mandate
   * prefers.
   */
  ...byName(RANGE_PARAMS, () => end),
  ...byName(FLAG_PARAMS, () => booleanQuery.optional()),
});
type Ranges = Partial<Record<(typeof RANGE_PARAMS)[number], number | null | undefined>>;
function refuseReversed(query: Ranges, { addIssue }: z.RefinementCtx): void {
  for (const name of FILTER_RANGES) {
    const [min, max] = [query[`${name}_min`], query[`${name}_max`]];
    if (min != null && max != null && min > max)
      addIssue({ code: 'custom', path: [`${name}_max`], message: errorCode('value.range_reversed') });
  }
}
export const opportunityQuerySchema = publicFilters.superRefine(refuseReversed);

/** The filters of the list that everyone has. */
export const opportunityFeedQuerySchema = publicFilters
  .omit({
    page: true,
    page_size: true,
    ordering: true,
    sector: true,
    preferred_sector: true,
    is_favorite: true,
  })
  .extend({
    type_of_opportunity: z.enum(OPPORTUNITY_TYPES),
    format: z.enum(['rss', 'json']).default('rss'),
    lang: z.enum(LANGUAGES).default('en'),
  })
  .superRefine(refuseReversed);
/** `ordering` knows `needs_answer` besides: descending, those that are rejected or have a request waiting come first. */
export const myOpportunityQuerySchema = listFilters.extend({
  ...actingForQuery,
  validated: z.enum(['true', 'false', 'null']).optional(),
  /** One that is sold is in no state of `validated`. */
  sold: booleanQuery.optional(),
});
export const mySellQuerySchema = myOpportunityQuerySchema.extend({
  /** Only the opportunities made of this company. */
  company_id: idTextSchema.optional(),
});
export const readOpportunityQuerySchema = z.object({
  /** Gives owner and staff the answer that a visitor would get if it were published. */
  as_stranger: booleanQuery.optional(),
});

/** The picture of a listing has the names of its sectors and place in a language. */
export const opportunityPictureQuerySchema = z.object({ lang: z.enum(LANGUAGES).default('en') });
