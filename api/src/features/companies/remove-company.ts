import type { Transaction } from '../../../db/connect.ts';
import { removeOpportunitiesOfCompany } from '../opportunities/index.ts';
import { removeFilesOf } from '../stored-files/index.ts';
import { deleteCompany, lockCompany } from './companies.sql.ts';

/**
 * `refused`: titles of its opportunities in a running deal, which forbid it. Otherwise it is gone, its opportunities by
 * their rule, and `freed` are the storage keys to free after the commit.
 */
export async function removeCompany(tx: Transaction, id: number) {
  const { refused, freed } = await removeOpportunitiesOfCompany(tx, id);
  if (refused.length > 0) return { refused, freed };
  // No upload can come in between: it waits for the row, and then finds no company.
  await lockCompany(tx, id);
  const keys = await removeFilesOf(tx, { companyId: id });
  await deleteCompany(tx, id);
  return { refused, freed: [...freed, ...keys] };
}
