import {
  type CompanyChanges,
  type CompanyState,
  etagOf,
  TAKEN_OVER_FIELDS,
  type TakenOverField,
} from '@handover/shared/contract';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkVersion } from '../../../http/if-match.ts';
import { lockUnsold } from '../handlers/edit-opportunity.ts';
import { ownOpportunity } from '../handlers/read-opportunity.ts';
import { changesOf } from '../reviewing/review.rules.ts';
import { readCompanyStates, rememberVersion } from './company-state.sql.ts';

/** The changes of the company that the owner can take over. */
export async function readCompanyChanges({ app, viewer, params, reply }: IdCall): Promise<CompanyChanges> {
  await ownOpportunity(app.db, viewer, params.id);
  const { before, after, version } = await readCompanyStates(app.db, params.id);
  const changes =
    before && after
      ? changesOf<TakenOverField, CompanyState[TakenOverField]>(TAKEN_OVER_FIELDS, before, after)
      : [];
  reply.header('etag', etagOf(version));
  return { changes, version };
}

/**
 * The owner has taken over what they wanted of the changes; only later ones are offered. 409 if the company is no
 * longer in the version that they have read.
 */
export async function acknowledgeCompanyChanges(call: IdCall): Promise<CompanyChanges> {
  const { app, viewer, params, request, reply } = call;
  return app.db.transaction(async (tx) => {
    await lockUnsold(tx, viewer, params.id);
    const { version } = await readCompanyStates(tx, params.id);
    checkVersion(request, version);
    // The company is not locked: it may have changed since the line above.
    if (!(await rememberVersion(tx, params.id, version))) throw new DomainError('record.changed');
    reply.header('etag', etagOf(version));
    return { changes: [], version };
  });
}
