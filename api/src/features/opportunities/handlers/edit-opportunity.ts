import { IDENTITY_FIELDS } from '@handover/shared/contract';
import type { opportunityPatchSchema } from '@handover/shared/contract/schemas';
import type { z } from 'zod';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import { type IdCall, makersOf, type Viewer } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { checkBackgroundImage } from '../../background-images/index.ts';
import { type ReplaceFigures, replaceOffices, replaceRevenues } from '../../figures/index.ts';
import { checkPlace, replaceChoices } from '../../reference/index.ts';
import { changedFields, checkKind, checkRanges } from '../editing/edit.rules.ts';
import { opportunityValues } from '../editing/opportunity-values.ts';
import { lockOpportunity, updateOpportunity } from '../editing/write-opportunity.sql.ts';
import { isSold, ownsCompany } from '../opportunity-company.sql.ts';
import { validatedAfterEdit } from '../reviewing/moderation.rules.ts';
import { rememberCompany } from '../take-over/company-state.sql.ts';
import { notifyFavoriteHolders } from '../viewing/favorite.events.ts';
import { ownOpportunity, responseFor } from './read-opportunity.ts';

/** The identity check searches it: a confirmation of the text before does not hold for the new one. */
const isSearched = (field: string) =>
  field === 'background_image' || IDENTITY_FIELDS.some((searched) => searched === field);

type EditCall = IdCall<{ body: typeof opportunityPatchSchema }>;

/** The viewer's own, locked, so that an edit and a decision of staff do not overlap. 409 if it is sold. */
export async function lockUnsold(tx: Transaction, viewer: Viewer, id: number) {
  await lockOpportunity(tx, id);
  const row = await ownOpportunity(tx, viewer, id);
  if (row.soldAt) throw new DomainError('opportunity.sold');
  return row;
}

/** The opportunity to be edited; 409 if it was changed since it was read. */
export async function editable(
  tx: Transaction,
  { viewer, params, request }: Pick<IdCall, 'viewer' | 'params' | 'request'>,
) {
  const row = await lockUnsold(tx, viewer, params.id);
  checkUnchanged(request, row.updatedAt);
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
    const isOtherCompany = company_id !== undefined && company_id !== row.companyId;
    if (isOtherCompany && (await isSold(tx, company_id))) throw new FieldError('company_id', 'company.sold');
    // An adviser may not be let into the other one.
    if (isOtherCompany && viewer.acting) throw new DomainError('delegation.principal_only');
    const values = opportunityValues(body);
    checkRanges(row, values);
    await checkPlace(tx, makersOf(viewer), values, row);
    // A picture that is kept may no longer be offered.
    if (body.background_image !== row.backgroundImageId)
      await checkBackgroundImage(tx, makersOf(viewer), body.background_image);
    const changed = changedFields(row, body);
    const validated = validatedAfterEdit(row.validated, changed);
    const isReconfirmed =
      body.identity_confirmed !== undefined || !(isOtherCompany || changed.some(isSearched));
    if (row.validated && !validated)
      await notifyFavoriteHolders(tx, row, 'favorite_unavailable', [viewer.id]);
    else if (row.validated && changed.includes('asking_price'))
      await notifyFavoriteHolders(tx, row, 'favorite_price_changed', [viewer.id]);
    await updateOpportunity(tx, params.id, {
      ...values,
      ...(company_id === undefined ? {} : { companyId: company_id }),
      validated,
      ...(validated === null ? { rejectionReason: null } : {}),
      ...(validated === null && row.validated !== null ? { submittedAt: new Date() } : {}),
      ...(isReconfirmed ? {} : { identityConfirmed: false }),
    });
    if (isOtherCompany) await rememberCompany(tx, params.id);
    await replaceChoices(tx, makersOf(viewer), 'opportunity', params.id, body);
    return responseFor(await ownOpportunity(tx, viewer, params.id), viewer, app.config.rules);
  });
}

const updating =
  <Body, Figures>(replace: ReplaceFigures<Body, Figures>) =>
  (call: IdCall<{ body: z.ZodType<Body> }>) =>
    call.app.db.transaction(async (tx) => {
      await editable(tx, call);
      const figures = await replace(tx, { opportunityId: call.params.id }, call.body);
      return { ...figures, updated_at: await updateOpportunity(tx, call.params.id, {}) };
    });

export const updateOffices = updating(replaceOffices);
export const updateRevenues = updating(replaceRevenues);
