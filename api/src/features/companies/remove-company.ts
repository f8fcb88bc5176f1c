import type { Transaction } from '../../../db/connect.ts';
import { removeOpportunitiesOfCompany } from '../opportunities/index.ts';
import { removeFilesOf } from '../stored-files/index.ts';
import { deleteCompany, lockCompany } from './companies.sql.ts';
import { attachedTo } from './company-removal.sql.ts';

/**
 * `refused`: titles of its opportunities in a running deal, and of mandates that it is attached to, which forbid it. Otherwise it is gone, its opportunities by
 * their rule, and `freed` are the storage keys to free after the commit.
 */
export async function removeCompany(tx: Transaction, id: number) {
  const { refused, freed } = await removeOpportunitiesOfCompany(tx, id);
  // No upload can come in between: it waits for the row, and then finds no company.
  await lockCompany(tx, id);
  refused.push(...(await attachedTo(tx, id)));
  if (refused.length > 0) return { refused, freed };
  const keys = await removeFilesOf(tx, { companyId: id });
  await deleteCompany(tx, id);
  return { refused, freed: [...freed, ...keys] };
}
