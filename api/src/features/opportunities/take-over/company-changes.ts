import type { CompanyState } from '@handover/shared/contract';
import { type CompanyChanges, TAKEN_OVER_FIELDS, type TakenOverField } from '@handover/shared/contract';
import type { IdCall } from '../../../http/call.ts';
import { editable } from '../handlers/edit-opportunity.ts';
import { ownOpportunity } from '../handlers/read-opportunity.ts';
import { changesOf } from '../review.rules.ts';
import { readCompanyStates, rememberCompany } from './company-state.sql.ts';

/** What the owner is offered to take over. */
export async function readCompanyChanges({ app, viewer, params }: IdCall): Promise<CompanyChanges> {
  await ownOpportunity(app.db, viewer, params.id);
  const { before, after } = (await readCompanyStates(app.db, params.id)) ?? {};
  const changes =
    before && after
      ? changesOf<TakenOverField, CompanyState[TakenOverField]>(TAKEN_OVER_FIELDS, before, after)
      : [];
  return { changes };
}

/** The owner has taken over what they wanted of the changes; only later ones are offered. */
export async function acknowledgeCompanyChanges(call: IdCall): Promise<CompanyChanges> {
  return call.app.db.transaction(async (tx) => {
    await editable(tx, call);
    await rememberCompany(tx, call.params.id);
    return { changes: [] };
  });
}
