import type { Company } from '@handover/shared/contract';
import { and, desc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { opportunities } from '../../../../db/schema/index.ts';
import { backgroundImageView } from '../../background-images/index.ts';
import { isKept } from '../selling/sold.sql.ts';
import { sharedColumns } from '../shared-columns.sql.ts';

/** What the face of the newest listing of each company is drawn from; null for a company without one. */
export async function readFacesOf(db: Queryable, companyIds: number[]) {
  const { sectors, subSectors, backgroundImage } = sharedColumns('opportunity');
  const { companyId, id } = opportunities;
  const rows = companyIds.length
    ? await db
        .selectDistinctOn([companyId], { companyId, id, sectors, subSectors, backgroundImage })
        .from(opportunities)
        .where(and(inArray(companyId, companyIds), isKept()))
        .orderBy(companyId, desc(id))
    : [];
  const faces = new Map(
    rows.map((row) => [
      row.companyId,
      {
        id: row.id,
        sectors: row.sectors,
        sub_sectors: row.subSectors,
        background_image: row.backgroundImage && backgroundImageView(row.backgroundImage),
      } satisfies Company['listing'],
    ]),
  );
  return (company: number) => faces.get(company) ?? null;
}
