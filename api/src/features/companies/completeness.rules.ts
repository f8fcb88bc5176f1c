import { COMPANY_PARTS, type Company, type CompanyPart } from '@handover/shared/contract';

/** Every part counts the same. @param missing the parts that are empty */
export const completenessOf = (missing: CompanyPart[]): Company['completeness'] => ({
  percent: Math.round((100 * (COMPANY_PARTS.length - missing.length)) / COMPANY_PARTS.length),
  missing,
});
