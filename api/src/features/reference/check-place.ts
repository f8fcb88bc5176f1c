import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { regions } from '../../../db/schema/index.ts';
import { FieldError } from '../../domain-error.ts';

interface Place {
  countryId?: number | null;
  regionId?: number | null;
}

/**
 * Throws 400 where a region is chosen that is not in the country, by what is written and what stays. A region without a
 * country fits any; what the record had before is not checked again.
 */
export async function checkPlace(db: Queryable, values: Place, before: Place = {}): Promise<void> {
  const { countryId, regionId } = { ...before, ...values };
  if (countryId == null || regionId == null) return;
  if (countryId === before.countryId && regionId === before.regionId) return;
  const [region] = await db
    .select({ countryId: regions.countryId })
    .from(regions)
    .where(eq(regions.id, regionId));
  if (region?.countryId != null && region.countryId !== countryId)
    throw new FieldError('region', 'value.region_of_other_country');
}
