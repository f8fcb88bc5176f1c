import type { Party, PrivateData } from '@handover/shared/contract';
import type { Queryable } from '../../../db/connect.ts';
import { type FigureOwner, readOffices, readRevenues, withReadableProofs } from '../figures/index.ts';
import type { SharedRow } from './shared-row.ts';

interface Company {
  name: string;
  website: string;
  phone: string;
}

/**
 * The confidential part of a listing, or of the snapshot of one; the caller has checked the access, and whether it opens the owner's
 * contact data.
 *
 * @param mayRead whether the viewer may read this document, so that a figure may name it as its proof
 */
export async function privatePart(
  db: Queryable,
  row: SharedRow,
  figures: FigureOwner,
  company: Company | undefined,
  owner: Party,
  mayRead: (fileId: number) => boolean,
): Promise<PrivateData> {
  return {
    company_name: company?.name ?? '',
    website: company?.website ?? '',
    phone: company?.phone ?? '',
    city: row.city,
    zip_code: row.zipCode,
    offices: await readOffices(db, figures),
    revenues: withReadableProofs(await readRevenues(db, figures), mayRead),
    financial: row.financial,
    operational_kpi: row.operationalKpi,
    ownership_structure: row.ownershipStructure,
    organizational_chart: row.organizationalChart,
    owner,
  };
}
