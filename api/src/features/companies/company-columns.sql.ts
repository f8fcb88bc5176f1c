import { companies } from '../../../db/schema/index.ts';
import { referenceColumns } from '../reference/index.ts';

/** A company with the names of what it refers to. */
export const companyColumns = {
  company: companies,
  ...referenceColumns('company'),
};

export const ORDERINGS = { created_at: companies.createdAt, name: companies.name } as const;
