import type { Office, OfficesBody } from '@handover/shared/contract';
import type { z } from 'zod';
import type { Transaction } from '../../../../db/connect.ts';
import type { IdCall } from '../../../http/call.ts';
import {
  type FigureOwner,
  type ReplaceFigures,
  readOffices,
  replaceOffices,
  replaceRevenues,
} from '../../figures/index.ts';
import { forgetConfirmations } from '../../opportunities/index.ts';
import { updateCompany } from '../companies.sql.ts';
import { lockOwnCompany } from './edit-company.ts';

const updating =
  <Body, Figures>(replace: ReplaceFigures<Body, Figures>) =>
  (call: IdCall<{ body: z.ZodType<Body> }>) =>
    call.app.db.transaction(async (tx) => {
      await lockOwnCompany(tx, call);
      const figures = await replace(tx, { companyId: call.params.id }, call.body);
      return { ...figures, updated_at: await updateCompany(tx, call.params.id, {}) };
    });

const addressesOf = (offices: Office[]) => JSON.stringify(offices.map(({ address }) => address));

/** An office elsewhere is another place that the texts of the listings may tell. */
async function moveOffices(tx: Transaction, owner: FigureOwner, body: OfficesBody) {
  const before = await readOffices(tx, owner);
  const figures = await replaceOffices(tx, owner, body);
  if ('companyId' in owner && addressesOf(before) !== addressesOf(figures.offices))
    await forgetConfirmations(tx, owner.companyId);
  return figures;
}

export const updateOffices = updating(moveOffices);
export const updateRevenues = updating(replaceRevenues);
