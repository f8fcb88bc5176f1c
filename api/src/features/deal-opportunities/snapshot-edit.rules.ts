import type { DealRole, DealStatus, OpportunityType } from '@handover/shared/contract';
import { DomainError } from '../../errors/domain-error.ts';

/** What tells of the business, which the seller brings; the rest is the listing's. */
const OF_BUSINESS: readonly string[] = [
  'company_name',
  'website',
  'phone',
  'city',
  'zip_code',
  'activity',
  'unique_selling_proposition',
  'asking_price',
  'financial',
  'operational_kpi',
  'ownership_structure',
  'organizational_chart',
  'revenues',
  'offices',
];

interface EditFacts {
  type: OpportunityType;
  role: DealRole;
  status: DealStatus;
  hasCompany: boolean;
}

/** The owner of a business for sale edits its snapshot; of a mandate the owner what is wanted, and the requester the business. */
export function checkSnapshotEdit(
  { type, role, status, hasCompany }: EditFacts,
  fields: readonly string[],
): void {
  const ofBusiness = fields.some((field) => OF_BUSINESS.includes(field));
  const ofListing = fields.some((field) => !OF_BUSINESS.includes(field));
  if (role !== 'owner' && (type === 'sell' || ofListing)) throw new DomainError('deal.snapshot_owner_only');
  if (role === 'owner' && type === 'buy' && ofBusiness) throw new DomainError('deal.other_side_only');
  if (status !== 'active') throw new DomainError('deal.wrong_status', { status });
  if (ofBusiness && !hasCompany) throw new DomainError('deal.no_company');
}
