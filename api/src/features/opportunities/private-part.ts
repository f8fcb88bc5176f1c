import type { Party, PrivateData } from '@handover/shared/contract';
import type { Queryable } from '../../../db/connect.ts';
import { type FigureOwner, readOffices, readRevenues } from '../figures/index.ts';
import type { SharedRow } from './shared-row.ts';

interface Company {
  name: string;
  website: string;
  phone: string;
}

/** The confidential part of a listing, or of the snapshot of one; the caller has checked the access, and whether it opens the owner's contact data. */
export async function privatePart(
  db: Queryable,
  row: SharedRow,
  figures: FigureOwner,
  company: Company | undefined,
  owner: Party,
): Promise<PrivateData> {
  return {
    company_name: company?.name ?? '',
    website: company?.website ?? '',
    phone: company?.phone ?? '',
    city: row.city,
    zip_code: row.zipCode,
    offices: await readOffices(db, figures),
    revenues: await readRevenues(db, figures),
    financial: row.financial,
    operational_kpi: row.operationalKpi,
    ownership_structure: row.ownershipStructure,
    organizational_chart: row.organizationalChart,
    owner,
  };
}
