import type {
  idParamsSchema,
  officesBodySchema,
  opportunityPatchSchema,
  revenuesBodySchema,
} from '@handover/shared/contract';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError, FieldError } from '../../../domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { checkBackgroundImage } from '../../background-images/index.ts';
import { replaceOffices, replaceRevenues } from '../../figures/index.ts';
import { replaceChoices } from '../../reference/index.ts';
import { changedFields, checkKind, checkRanges } from '../edit.rules.ts';
import { tellHolders } from '../favorite.events.ts';
import { validatedAfterEdit } from '../moderation.rules.ts';
import { ownsCompany } from '../opportunity-company.sql.ts';
import { opportunityValues } from '../opportunity-values.ts';
import { lockOpportunity, updateOpportunity } from '../write-opportunity.sql.ts';
import { ownOpportunity, responseFor } from './read-opportunity.ts';

type EditCall = Call<{ params: typeof idParamsSchema; body: typeof opportunityPatchSchema }>;

/** Locked, so that a decision of staff and an edit do not cross; a sold one is closed, one changed meanwhile is told. */
async function editable(
  tx: Transaction,
  { viewer, params, request }: Pick<EditCall, 'viewer' | 'params' | 'request'>,
) {
  await lockOpportunity(tx, params.id);
  const row = await ownOpportunity(tx, viewer, params.id);
  checkUnchanged(request, row.updatedAt);
  if (row.soldAt) throw new DomainError('opportunity.sold');
  return row;
}

export async function editOpportunity(call: EditCall) {
  const { app, viewer, params, body } = call;
  return app.db.transaction(async (tx) => {
    const row = await editable(tx, call);
    checkKind(row.type, body);
    const { company_id } = body;
    if (company_id !== undefined && !(await ownsCompany(tx, viewer.id, company_id))) {
      throw new FieldError('company_id', 'company.not_own');
    }
    const values = opportunityValues(body);
    checkRanges(row, values);
    // Who keeps a picture need not be offered it again.
    if (body.background_image !== row.backgroundImageId)
      await checkBackgroundImage(tx, viewer.id, body.background_image);
    const changed = changedFields(row, body);
    const validated = validatedAfterEdit(row.validated, changed);
    if (row.validated && !validated) await tellHolders(tx, row, 'favorite_unavailable', viewer.id);
    else if (row.validated && changed.includes('asking_price'))
      await tellHolders(tx, row, 'favorite_price_changed', viewer.id);
    await updateOpportunity(tx, params.id, {
      ...values,
      ...(company_id === undefined ? {} : { companyId: company_id }),
      validated,
      ...(validated === null ? { rejectionReason: null } : {}),
    });
    await replaceChoices(tx, 'opportunity', params.id, {
      ...body,
      sectors: body.sectors ?? body.preferred_sectors,
    });
    return responseFor(await ownOpportunity(tx, viewer, params.id), viewer, app.config.rules);
  });
}

type OfficesCall = Call<{ params: typeof idParamsSchema; body: typeof officesBodySchema }>;
type RevenuesCall = Call<{ params: typeof idParamsSchema; body: typeof revenuesBodySchema }>;

export async function updateOffices(call: OfficesCall) {
  const opportunityId = call.params.id;
  return call.app.db.transaction(async (tx) => {
    await editable(tx, call);
    const offices = await replaceOffices(tx, { opportunityId }, call.body);
    return { offices, updated_at: await updateOpportunity(tx, opportunityId, {}) };
  });
}

export async function updateRevenues(call: RevenuesCall) {
  const opportunityId = call.params.id;
  return call.app.db.transaction(async (tx) => {
    await editable(tx, call);
    const revenues = await replaceRevenues(tx, { opportunityId }, call.body);
    return { revenues, updated_at: await updateOpportunity(tx, opportunityId, {}) };
  });
}
