import type { attachCompanyBodySchema } from '@handover/shared/contract/schemas';
import { FieldError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { attachCompany as copyCompany, readSnapshot } from '../../deal-snapshots/index.ts';
import { withOpenDeal } from '../announcing/with-open-deal.ts';
import { logEvent, notifyParties } from '../deal.events.ts';
import { discloseOpenFiles } from '../disclosing/disclose.sql.ts';
import { assertAllowed } from '../open-deal.ts';

/** The seller brings a company to the deal of a mandate: from now on its room opens to the buyer by phase. */
export const attachCompany = (call: IdCall<{ body: typeof attachCompanyBodySchema }>) =>
  withOpenDeal(call, async (tx, open) => {
    assertAllowed(open, 'attach_company');
    const { deal, actor, otherId } = open;
    const { id: snapshotId } = await readSnapshot(tx, deal.id);
    const attached = { snapshotId, companyId: call.body.company_id, sellerId: actor.id };
    const outcome = await copyCompany(tx, attached);
    if (outcome !== 'attached') throw new FieldError('company_id', `company.${outcome}`);
    await discloseOpenFiles(tx, deal.id);
    await logEvent(tx, { dealId: deal.id, event: 'company_attached', phase: deal.phase, actorId: actor.id });
    await notifyParties(tx, deal.id, [otherId], 'company_attached', {
      actorId: actor.id,
      place: { tab: 'data-room' },
    });
  });
