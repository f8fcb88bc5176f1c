import { type PersonDetail, routes } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { idParamsSchema } from '@handover/shared/contract/schemas';
import { logFundsShown } from '../../../audit/audit.sql.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { notify } from '../../../events/notify.sql.ts';
import type { Call } from '../../../http/call.ts';
import { noteFundsShown } from '../../buyers/index.ts';
import { lockPerson } from '../../users/index.ts';
import { findPerson } from '../people.sql.ts';
import { personDetail } from './read-people.ts';

/** Staff have seen the proof of funds that is there. It counts for six months, or until the buyer replaces the proof. */
export async function confirmFunds({
  app,
  viewer,
  params,
}: Call<{ params: typeof idParamsSchema }>): Promise<PersonDetail> {
  await app.db.transaction(async (tx) => {
    if (!(await findPerson(tx, params.id))) throw new DomainError('person.not_found');
    await lockPerson(tx, params.id);
    const day = marketDay(new Date());
    if (!(await noteFundsShown(tx, params.id, day))) throw new DomainError('buyer_profile.no_proof');
    await logFundsShown(tx, viewer.id, params.id);
    await notify(tx, {
      userId: params.id,
      type: 'funds_shown',
      link: routes.buyerProfile,
      params: { date: day },
    });
  });
  return personDetail(app.db, params.id);
}
