import type { companyFieldsSchema } from '@handover/shared/contract';
import type { z } from 'zod';
import { checkPhone } from '../users/index.ts';
import type { CompanyValues } from './companies.sql.ts';

/** The columns that a form sets; what the form does not name stays as it is. */
export function companyValues(body: Partial<z.output<typeof companyFieldsSchema>>): CompanyValues {
  checkPhone(body.phone);
  const { sectors: _, sub_sectors: _subSectors, tags: _tags, country, region, zip_code, ...same } = body;
  return {
    ...same,
    ...(country === undefined ? {} : { countryId: country }),
    ...(region === undefined ? {} : { regionId: region }),
    ...(zip_code === undefined ? {} : { zipCode: zip_code }),
  };
}
