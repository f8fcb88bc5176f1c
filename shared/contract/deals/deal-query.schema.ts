import { z } from 'zod';
import { actingForQuery } from '../delegations/delegation.schema.ts';
import { TEXT } from '../limits.ts';
import { ACCESS_REQUEST_STATUSES, DEAL_GROUPS, DEAL_SIDES } from '../vocabulary.ts';
import {
  dateSchema,
  idListSchema,
  idTextSchema,
  pageQuerySchema,
  searchSchema,
} from '../wire/wire.schema.ts';

const title = searchSchema(TEXT.projectTitleMax).optional();
const side = z.enum(DEAL_SIDES).optional();

const dealFilters = z.object({
  ...actingForQuery,
  project_title: title,
  title,
  sectors: idListSchema.optional(),
  archived: z.enum(['true', 'false']).optional(),
  /** 0 or `owner`, 1 or `requester`. */
  role: z.enum(['0', '1', 'owner', 'requester']).optional(),
  /** The day on which the deal began, in the marketplace; both ends are included. */
  date_from: dateSchema.optional(),
  date_to: dateSchema.optional(),
});
export const dealQuerySchema = pageQuerySchema.extend({
  ...dealFilters.shape,
  /** The side of the viewer. */
  side,
  group: z.enum(DEAL_GROUPS).optional(),
  /** The groups one after the other, each in the order of `ordering`. */
  grouped: z.enum(['true', 'false']).optional(),
});
export const dealCountsQuerySchema = dealFilters;

/** How many deals one side has, by group; without the archived ones unless these are asked for. */
const sideCountsSchema = z
  .object({
    mine: z.number().int(),
    theirs: z.number().int(),
    paused: z.number().int(),
    ended: z.number().int(),
    /** Whatever the filter `archived` says. */
    archived: z.number().int(),
    /** Requests that wait for an answer: of the viewer, and of somebody else. */
    requests_received: z.number().int(),
    requests_sent: z.number().int(),
  })
  .meta({ id: 'DealSideCounts' });
export const dealListCountsSchema = z
  .object({ seller: sideCountsSchema, buyer: sideCountsSchema })
  .meta({ id: 'DealListCounts' });

export const accessRequestQuerySchema = pageQuerySchema.extend({
  ...actingForQuery,
  title,
  sectors: idListSchema.optional(),
  side,
  /** Only the deal with this id, if it is one of the viewer's. */
  id: idTextSchema.optional(),
  /** A comma list or a repeated field. Without it, an owner reads those that wait, a requester all. */
  statuses: z
    .preprocess(
      (value: string | readonly string[]) =>
        typeof value === 'string' ? value.split(',').filter(Boolean) : value,
      z.array(z.enum(ACCESS_REQUEST_STATUSES)),
    )
    .optional(),
});

export type DealQuery = z.output<typeof dealQuerySchema>;
export type DealCountsQuery = z.output<typeof dealCountsQuerySchema>;
export type DealListCounts = z.infer<typeof dealListCountsSchema>;
export type AccessRequestQuery = z.output<typeof accessRequestQuerySchema>;
