import type { DealOpportunity } from '@handover/shared/contract';
import type { dealOpportunityPatchSchema } from '@handover/shared/contract/schemas';
import type { z } from 'zod';
import type { Transaction } from '../../../../db/connect.ts';
import { type IdCall, makersOf, type Viewer } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { checkBackgroundImage } from '../../background-images/index.ts';
import { dealOfSnapshot, readSnapshot, type SnapshotRow } from '../../deal-snapshots/index.ts';
import { dealDetail, logEvent, openDeal } from '../../deals/index.ts';
import { type ReplaceFigures, replaceOffices, replaceRevenues } from '../../figures/index.ts';
import { checkRanges, opportunityValues } from '../../opportunities/index.ts';
import { checkPlace, replaceChoices, withoutProposed } from '../../reference/index.ts';
import { phoneOf } from '../../users/index.ts';
import { snapshotChanges } from '../snapshot-changes.rules.ts';
import { checkSnapshotEdit } from '../snapshot-edit.rules.ts';
import { updateSnapshot } from '../snapshot-edit.sql.ts';

type Change = (tx: Transaction, row: SnapshotRow) => Promise<unknown>;

/** The snapshot as who edits it sees it. */
async function snapshotOf(tx: Transaction, viewer: Viewer, dealId: number) {
  const { opportunity, private_data, deal_opportunity_id: id } = await dealDetail(tx, viewer, dealId);
  return { id, deal_id: dealId, opportunity, private_data };
}

/** The snapshot as the other side, who is notified of changes, reads it. */
const seenByOther = (snapshot: DealOpportunity, { proposed }: SnapshotRow): DealOpportunity => ({
  ...snapshot,
  opportunity: withoutProposed(snapshot.opportunity, proposed),
});

/**
 * Locks the deal, applies due expiries, checks and makes the edit, logs the changes, and returns the snapshot, in one
 * transaction. The notification of the other side is sent in batches (`announce-changes.ts` of deals).
 */
const editing = (
  { app, viewer, params, request }: Pick<IdCall, 'app' | 'viewer' | 'params' | 'request'>,
  fields: readonly string[],
  change: Change,
) =>
  app.db.transaction(async (tx): Promise<DealOpportunity> => {
    const dealId = await dealOfSnapshot(tx, params.id);
    const { deal, actor, facts } = await openDeal(tx, viewer, dealId);
    checkSnapshotEdit({ ...facts, role: actor.role }, fields);
    const row = await readSnapshot(tx, dealId);
    checkUnchanged(request, row.updatedAt);
    const before = await snapshotOf(tx, viewer, dealId);
    await change(tx, row);
    const after = await snapshotOf(tx, viewer, dealId);
    const changes = snapshotChanges(
      seenByOther(before, row),
      seenByOther(after, await readSnapshot(tx, dealId)),
    );
    if (changes.length > 0)
      await logEvent(tx, {
        dealId,
        event: 'details_changed',
        phase: deal.phase,
        actorId: actor.id,
        details: { changes },
      });
    return after;
  });

type Patch = z.output<typeof dealOpportunityPatchSchema>;
const companyValues = ({ company_name, website, phone }: Patch) => ({
  ...(company_name === undefined ? {} : { companyName: company_name }),
  ...(website === undefined ? {} : { website }),
  ...(phone === undefined ? {} : { phone: phoneOf(phone) }),
});

/** The listing stays as it is: only what this deal shows changes. */
export const editSnapshot = (call: IdCall<{ body: typeof dealOpportunityPatchSchema }>) =>
  editing(call, Object.keys(call.body), async (tx, row) => {
    const { body, viewer } = call;
    const values = { ...opportunityValues(body), ...companyValues(body) };
    checkRanges(row, values);
    await checkPlace(tx, makersOf(viewer), values, row);
    if (body.background_image !== row.backgroundImageId)
      await checkBackgroundImage(tx, makersOf(viewer), body.background_image);
    await updateSnapshot(tx, row.id, values);
    await replaceChoices(tx, makersOf(viewer), 'deal_opportunity', row.id, body);
  });

const updating =
  <Body>(field: 'revenues' | 'offices', replace: ReplaceFigures<Body, unknown>) =>
  (call: IdCall<{ body: z.ZodType<Body> }>) =>
    editing(call, [field], async (tx, row) => {
      await replace(tx, { dealOpportunityId: row.id }, call.body);
      await updateSnapshot(tx, row.id, {});
    });

export const updateSnapshotRevenues = updating('revenues', replaceRevenues);
export const updateSnapshotOffices = updating('offices', replaceOffices);
