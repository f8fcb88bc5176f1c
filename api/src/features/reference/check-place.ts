import type { Queryable } from '../../../db/connect.ts';
import { DomainError, FieldError } from '../../errors/domain-error.ts';
import { mayChoose } from './reference.rules.ts';
import { findRegion } from './reference.sql.ts';

interface Place {
  countryId?: number | null;
  regionId?: number | null;
}

/**
 * Throws 400 if the chosen region is not in the country, by the new and the unchanged values, or if only another user
 * knows it. A region without a country fits any; the record's earlier values are not checked again.
 */
export async function checkPlace(
  db: Queryable,
  userIds: readonly number[],
  values: Place,
  before: Place = {},
): Promise<void> {
  const { countryId, regionId } = { ...before, ...values };
  if (regionId == null) return;
  if (countryId === before.countryId && regionId === before.regionId) return;
  const region = await findRegion(db, regionId);
  // The error is that of a region which does not exist, so that nobody learns the names that others have made.
  if (!region || (regionId !== before.regionId && !mayChoose(region, userIds)))
    throw new DomainError('value.unknown_reference');
  if (countryId != null && region.countryId !== null && region.countryId !== countryId)
    throw new FieldError('region', 'value.region_of_other_country');
}
