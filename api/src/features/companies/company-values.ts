import type { companyFieldsSchema } from '@handover/shared/contract';
import type { z } from 'zod';
import { fieldError } from '../../domain-error.ts';
import { isValidPhone } from '../users/index.ts';
import type { CompanyValues } from './companies.sql.ts';

/** The columns that a form sets; what the form does not name stays as it is. */
export function companyValues(body: Partial<z.output<typeof companyFieldsSchema>>): CompanyValues {
  if (body.phone && !isValidPhone(body.phone)) throw fieldError('phone', 'This phone number is not valid');
  const { sectors: _sectors, sub_sectors: _subSectors, country, region, zip_code, ...same } = body;
  return {
    ...same,
    ...(country === undefined ? {} : { countryId: country }),
    ...(region === undefined ? {} : { regionId: region }),
    ...(zip_code === undefined ? {} : { zipCode: zip_code }),
  };
}
