import type { Opportunity } from '../../contract/index.ts';

const noAccess: Opportunity['request_access_status'] = {
  status: 'not_requested',
  deal_id: null,
  request_id: null,
  asked_at: null,
  expires_at: null,
  reply_by: null,
  can_request_from: null,
  decline_reason: null,
  refusal: null,
};

/** A published sell opportunity, as a visitor sees it. */
export const buildOpportunity = (overrides: Partial<Opportunity> = {}): Opportunity => ({
  id: 3,
  type_of_opportunity: 'sell',
  project_title: 'Bakery group in Brittany',
  sectors: [{ id: 1, name: 'Food', name_fr: 'Alimentation', hue: 30 }],
  preferred_sectors: [],
  sub_sectors: [],
  tags: [],
  country: null,
  region: null,
  background_image: null,
  activity: 'Eleven bakeries, one workshop.',
  unique_selling_proposition: 'The sourdough is from 1931.',
  reason_for_sale: '',
  founded_year: null,
  handover_months: null,
  largest_customer: null,
  growth_shown: 'none',
  growth: null,
  asking_price: 2_400_000,
  preferred_currency: 1,
  bands: {
    year: 2025,
    currency: 1,
    revenue: { min: 2_000_000, max: 3_000_000 },
    ebitda: { min: 250_000, max: 500_000 },
    number_of_employees: { min: 11, max: 51 },
  },
  exact: null,
  language: 'en',
  preferred_ebitda_min: null,
  preferred_ebitda_max: null,
  preferred_min_revenue: null,
  preferred_max_revenue: null,
  preferred_description: '',
  is_favorite: false,
  request_access_status: noAccess,
  under_exclusivity: false,
  sold: false,
  sold_at: null,
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-01-06T09:00:00.000Z',
  published_at: '2026-01-06T09:00:00.000Z',
  validated: true,
  own: null,
  ...overrides,
});

/** The state of the viewer's access request; not requested by default. */
export const buildAccess = (
  overrides: Partial<Opportunity['request_access_status']>,
): Opportunity['request_access_status'] => ({
  ...noAccess,
  ...overrides,
});

/** The data that only the owner sees. */
export const buildOwn = (overrides: Partial<NonNullable<Opportunity['own']>> = {}) => ({
  company_id: 4,
  company_name: 'Ty Bara',
  company_changed: false,
  sold_through: null,
  rejection_reason: null,
  submitted_at: '2026-01-05T09:00:00.000Z',
  number_of_pending_requests: 0,
  number_of_active_deals: 0,
  number_of_favorites: 0,
  number_of_views: 0,
  ...overrides,
});
