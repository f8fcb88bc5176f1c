import type { idParamsSchema, readOpportunityQuerySchema } from '@handover/shared/contract/schemas';
import type { Queryable } from '../../../../db/connect.ts';
import type { Rules } from '../../../config.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { OpenCall, Viewer } from '../../../http/call.ts';
import { type OpportunityRow, readOpportunity as readRow } from '../opportunities.sql.ts';
import { asStranger, opportunityResponse } from '../opportunity.response.ts';
import { isShownAsSold } from '../selling/sold.rules.ts';

const missing = () => new DomainError('opportunity.not_found');

export const responseFor = (row: OpportunityRow, viewer: Viewer | null, rules: Rules) =>
  opportunityResponse(row, {
    id: viewer?.id ?? 0,
    isStaff: viewer?.isStaff ?? false,
    now: new Date(),
    retryDays: rules.requestRetryDays,
  });

export const isPublished = (row: Pick<OpportunityRow, 'validated' | 'unlistedAt'>) =>
  row.validated === true && row.unlistedAt === null;
const isMine = (row: OpportunityRow, viewer: Viewer | null) =>
  row.ownerId === viewer?.id || viewer?.isStaff === true || row.dealId !== null;

/** An opportunity that the viewer may know of: published, their own, or with a deal. Any other is 404. */
export async function visibleOpportunity(
  db: Queryable,
  viewer: Viewer | null,
  id: number,
): Promise<OpportunityRow> {
  const row = await readRow(db, viewer?.id ?? 0, id);
  if (!row || !(isPublished(row) || isMine(row, viewer))) throw missing();
  return row;
}

/** The viewer's own, also when sold; another user's is 403 where the viewer may see it, else 404. */
export async function ownOpportunity(db: Queryable, viewer: Viewer, id: number): Promise<OpportunityRow> {
  const row = await visibleOpportunity(db, viewer, id);
  if (row.ownerId !== viewer.id) throw new DomainError('opportunity.owner_only');
  if (row.unlistedAt && !row.soldAt) throw missing();
  return row;
}

/** A visible opportunity, or a sold one: everyone can read for a time that it is sold. */
export async function readableOpportunity(db: Queryable, rules: Rules, viewer: Viewer | null, id: number) {
  const row = await readRow(db, viewer?.id ?? 0, id);
  if (!row || !(isPublished(row) || isMine(row, viewer) || isShownAsSold(row, rules, new Date())))
    throw missing();
  return row;
}

type ReadCall = OpenCall<{ params: typeof idParamsSchema; query: typeof readOpportunityQuerySchema }>;

export async function readOpportunity({ app, db, viewer, params, query }: ReadCall) {
  const { rules } = app.config;
  const row = await readableOpportunity(db, rules, viewer, params.id);
  const isOthers = row.ownerId !== viewer?.id && !viewer?.isStaff;
  // Owner and staff read it as a stranger, and so does the gateway for the head of the page.
  if (isOthers && !query.as_stranger) app.views.count(row.id);
  return query.as_stranger ? asStranger(row, new Date()) : responseFor(row, viewer, rules);
}
