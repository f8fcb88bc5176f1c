import type { Queryable } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { readOwnCompany } from '../companies.sql.ts';

/** The viewer's own company, or 404: another's does not exist for them. */
export async function ownCompany(db: Queryable, viewerId: number, id: number) {
  const company = await readOwnCompany(db, viewerId, id);
  if (!company) throw new DomainError('company.not_found');
  return company;
}

export const readCompany = ({ app, viewer, params }: IdCall) => ownCompany(app.db, viewer.id, params.id);
