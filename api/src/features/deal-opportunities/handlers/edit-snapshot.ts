import type { DealOpportunity } from '@handover/shared/contract';
import type { dealOpportunityPatchSchema } from '@handover/shared/contract/schemas';
import type { z } from 'zod';
import type { Transaction } from '../../../../db/connect.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { checkBackgroundImage } from '../../background-images/index.ts';
import { dealOfSnapshot, readSnapshot, type SnapshotRow } from '../../deal-snapshots/index.ts';
import { dealDetail, openDeal } from '../../deals/index.ts';
import { type ReplaceFigures, replaceOffices, replaceRevenues } from '../../figures/index.ts';
import { checkRanges, opportunityValues } from '../../opportunities/index.ts';
import { checkPlace, replaceChoices } from '../../reference/index.ts';
import { checkPhone } from '../../users/index.ts';
import { checkSnapshotEdit } from '../snapshot-edit.rules.ts';
import { updateSnapshot } from '../snapshot-edit.sql.ts';

type Change = (tx: Transaction, row: SnapshotRow) => Promise<unknown>;

/** In one transaction: locks and settles the deal, checks the edit, makes it, and returns the snapshot. */
const editing = (
  { app, viewer, params, request }: Pick<IdCall, 'app' | 'viewer' | 'params' | 'request'>,
  change: Change,
) =>
  app.db.transaction(async (tx): Promise<DealOpportunity> => {
    const dealId = await dealOfSnapshot(tx, params.id);
    const { deal, actor } = await openDeal(tx, viewer, dealId);
    checkSnapshotEdit(actor.role, deal.status);
    const row = await readSnapshot(tx, dealId);
    checkUnchanged(request, row.updatedAt);
    await change(tx, row);
    const { opportunity, private_data } = await dealDetail(tx, viewer, dealId);
    if (!private_data) throw new Error(`deal ${dealId} is closed to its owner`);
    return { id: params.id, deal_id: dealId, opportunity, private_data };
  });

type Patch = z.output<typeof dealOpportunityPatchSchema>;
const companyValues = ({ company_name, website, phone }: Patch) => ({
  ...(company_name === undefined ? {} : { companyName: company_name }),
  ...(website === undefined ? {} : { website }),
  ...(phone === undefined ? {} : { phone }),
});

/** The listing stays as it is: only what this deal shows changes. */
export const editSnapshot = (call: IdCall<{ body: typeof dealOpportunityPatchSchema }>) =>
  editing(call, async (tx, row) => {
    const { body, viewer } = call;
    checkPhone(body.phone);
    const values = opportunityValues(body);
    checkRanges(row, values);
    await checkPlace(tx, values, row);
    if (body.background_image !== row.backgroundImageId)
      await checkBackgroundImage(tx, viewer.id, body.background_image);
    await updateSnapshot(tx, row.id, { ...values, ...companyValues(body) });
    const sectors = body.sectors ?? body.preferred_sectors;
    await replaceChoices(tx, 'deal_opportunity', row.id, { ...body, sectors });
  });

const updating =
  <Body>(replace: ReplaceFigures<Body, unknown>) =>
  (call: IdCall<{ body: z.ZodType<Body> }>) =>
    editing(call, async (tx, row) => {
      await replace(tx, { dealOpportunityId: row.id }, call.body);
      await updateSnapshot(tx, row.id, {});
    });

export const updateSnapshotRevenues = updating(replaceRevenues);
export const updateSnapshotOffices = updating(replaceOffices);
