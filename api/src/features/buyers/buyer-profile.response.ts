import type { BuyerProfile } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { Queryable } from '../../../db/connect.ts';
import { fileView } from '../stored-files/index.ts';
import { fundsShownOn } from './buyers.rules.ts';
import { type BuyerRow, selectBuyers } from './buyers.sql.ts';

export const NOT_FILLED_IN: BuyerProfile = {
  kind: null,
  background: '',
  budget_min: null,
  budget_max: null,
  currency: null,
  own_funds: null,
  financing: [],
  timing: null,
  mandates: [],
  proof: null,
  funds_shown_on: null,
  updated_at: null,
};

const view = ({ profile, proof, mandates }: BuyerRow): BuyerProfile => ({
  kind: profile.kind,
  background: profile.background,
  budget_min: profile.budgetMin,
  budget_max: profile.budgetMax,
  currency: profile.currencyId,
  own_funds: profile.ownFunds,
  financing: profile.financing,
  timing: profile.timing,
  mandates,
  proof: proof && fileView(proof),
  funds_shown_on: fundsShownOn(profile.fundsShownOn, marketDay(new Date())),
  updated_at: profile.updatedAt.toISOString(),
});

/** The profiles of these people that are filled in. */
export async function readBuyers(db: Queryable, userIds: number[]): Promise<Map<number, BuyerProfile>> {
  if (userIds.length === 0) return new Map();
  const rows = await selectBuyers(db, userIds);
  return new Map(rows.map((row) => [row.profile.userId, view(row)]));
}

export const readBuyer = async (db: Queryable, userId: number): Promise<BuyerProfile> =>
  (await readBuyers(db, [userId])).get(userId) ?? NOT_FILLED_IN;
