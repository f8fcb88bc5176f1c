import type { z } from 'zod';
import type { IdCall } from '../../../http/call.ts';
import { type ReplaceFigures, replaceOffices, replaceRevenues } from '../../figures/index.ts';
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

export const updateOffices = updating(replaceOffices);
export const updateRevenues = updating(replaceRevenues);
