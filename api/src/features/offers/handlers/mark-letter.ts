import type { letterMarkBodySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { saveMark, sellerOf } from '../offers.sql.ts';

/** The letter itself stays as it is: its author learns nothing of the mark. */
export async function markLetter({
  app,
  viewer,
  params,
  body,
}: IdCall<{ body: typeof letterMarkBodySchema }>) {
  const seller = await sellerOf(app.db, params.id);
  if (seller === undefined) throw new DomainError('loi.not_found');
  if (seller !== viewer.id) throw new DomainError(viewer.isStaff ? 'deal.staff_read_only' : 'loi.not_found');
  await saveMark(app.db, params.id, body);
  return body;
}
