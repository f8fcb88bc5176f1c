import { type Columns, columns, plain, type Register, words } from './entry.ts';

const OWN = 'until its owner deletes it, or closes the account';
const company = (names: string) => columns('business/companies/row', names);
const listing = (names: string, erased: Columns['erased']) =>
  columns(`business/opportunities/${erased}`, names);

/** Companies, listings and what is known of them. */
export const MARKET: Register = {
  companies: {
    why: 'A company that its owner wants to sell, as buyers with access read it.',
    kept: OWN,
    columns: [
      words(
        company(
          'name city zip_code website phone activity unique_selling_proposition financial operational_kpi ownership_structure',
        ),
      ),
      company('id country_id region_id created_at updated_at'),
      columns('business/internal/row', 'owner_id'),
    ],
  },
  company_sectors: { why: 'Its sectors.', kept: OWN, columns: [company('company_id sector_id')] },
  company_sub_sectors: { why: 'Its sub-sectors.', kept: OWN, columns: [company('company_id sub_sector_id')] },
  company_tags: { why: 'Its tags.', kept: OWN, columns: [company('company_id tag_id')] },
  offices: {
    why: 'The places of a company, of a listing, or of its copy in a deal.',
    kept: 'as long as what it belongs to',
    columns: [
      words(listing('address country_name city street zip_code', 'deal')),
      listing('id company_id opportunity_id deal_opportunity_id position', 'deal'),
    ],
  },
  revenues: {
    why: 'The figures of a year, of a company, of a listing, or of its copy in a deal.',
    kept: 'as long as what it belongs to',
    columns: [
      listing(
        'id company_id opportunity_id deal_opportunity_id year revenue number_of_employees ebitda net_profit working_capital net_debt capex currency_id',
        'deal',
      ),
    ],
  },
  add_backs: {
    why: 'What is added back to the EBITDA of a year, and why.',
    kept: 'as long as the year that it belongs to',
    columns: [
      words(listing('reason', 'deal')),
      listing('id revenue_id position kind amount proof_sha256', 'deal'),
    ],
  },
  opportunities: {
    why: 'A listing: its public part for everybody, the confidential one for who has access.',
    kept: `${OWN}; one that had a deal stays unlisted, without its confidential part`,
    columns: [
      words(
        listing(
          'project_title activity unique_selling_proposition reason_for_sale preferred_description',
          'listing',
        ),
      ),
      words(
        listing(
          'city zip_code financial operational_kpi ownership_structure organizational_chart rejection_reason',
          'emptied',
        ),
      ),
      words(columns('business/derived/emptied', 'company_state')),
      words(columns('business/derived/listing', 'published_title search')),
      listing('company_id', 'emptied'),
      listing(
        'id type country_id region_id founded_year handover_months largest_customer growth_shown asking_price preferred_currency_id preferred_ebitda_min preferred_ebitda_max preferred_min_revenue preferred_max_revenue background_image_id validated created_at updated_at published_at sold_at',
        'listing',
      ),
      columns(
        'business/internal/listing',
        'owner_id submitted_at identity_confirmed unlisted_at choice_words latest_revenue latest_ebitda',
      ),
    ],
  },
  opportunity_sectors: {
    why: 'Its sectors.',
    kept: 'as long as the listing',
    columns: [listing('opportunity_id sector_id', 'listing')],
  },
  opportunity_sub_sectors: {
    why: 'Its sub-sectors.',
    kept: 'as long as the listing',
    columns: [listing('opportunity_id sub_sector_id', 'listing')],
  },
  opportunity_tags: {
    why: 'Its tags.',
    kept: 'as long as the listing',
    columns: [listing('opportunity_id tag_id', 'listing')],
  },
  opportunity_views: {
    why: 'How often its page was read, for its owner. Not by whom.',
    kept: 'as long as the listing',
    columns: [listing('opportunity_id views', 'listing')],
  },
  own_agreements: {
    why: 'An agreement of secrecy in the words of the owner; who has signed it has to find it again.',
    kept: 'as long as the listing; the unsigned ones until the account is closed',
    columns: [
      words(columns('business/written_agreements/proof', 'clauses file_name')),
      columns('business/written_agreements/proof', 'opportunity_id version file_sha256 created_at'),
      columns('business/internal/proof', 'id storage_key file_size file_pages created_by'),
    ],
  },
  bid_dates: {
    why: 'The day until which letters are due.',
    kept: 'as long as the listing',
    columns: [
      listing('opportunity_id date sealed opened_at', 'listing'),
      columns('business/internal/listing', 'reminded_at created_at updated_at'),
    ],
  },
  moderation_events: {
    why: 'What staff decided about a listing, and what confidential data they read.',
    kept: 'for good; without reason and text once the listing is removed or sold',
    columns: [
      words(columns('business/of others/emptied', 'reason teaser')),
      columns('business/proof/proof', 'id opportunity_id deal_id staff_id event validated created_at'),
    ],
  },
  listing_reports: {
    why: 'What people report of listings, and what staff decide; network and address limit how many a day.',
    kept: 'KEEP_REPORTS_DAYS after the decision',
    columns: [
      words(columns('others/listing_reports/emptied', 'name email')),
      words(columns('others/listing_reports/soon', 'explanation decision_reason')),
      columns('others/listing_reports/soon', 'id opportunity_id reason created_at decision decided_at'),
      columns('others/internal/emptied', 'ip'),
      columns('others/internal/soon', 'created_order reporter_id language decided_by'),
    ],
  },
  tags: {
    why: 'Words for listings. People add some; others see them once staff accept them.',
    kept: 'for good; one that nobody uses and nobody accepted goes with the account of who added it',
    columns: [
      words(columns('holder/tags_added/everybody', 'name')),
      words(columns('holder/derived/everybody', 'name_fr')),
      columns('holder/tags_added/everybody', 'id accepted created_at'),
      columns('holder/internal/number', 'created_by'),
      plain('deleted'),
    ],
  },
  regions: {
    why: 'Regions of countries, as tags.',
    kept: 'as tags',
    columns: [
      words(columns('holder/regions_added/everybody', 'name')),
      words(columns('holder/derived/everybody', 'name_fr')),
      columns('holder/regions_added/everybody', 'id accepted created_at'),
      columns('holder/derived/everybody', 'slug'),
      columns('holder/internal/number', 'created_by'),
      plain('country_id deleted'),
    ],
  },
  search_words: {
    why: 'The words of all published teasers, to mend a misspelt search.',
    kept: 'until no published teaser has it; looked up each hour',
    columns: [words(columns('business/derived/row', 'word'))],
  },
  listings_to_match: {
    why: 'What was just published, to be compared with saved searches.',
    kept: 'a minute',
    columns: [plain('opportunity_id created_at')],
  },
  list_counts: {
    why: 'How long a long list was a moment ago.',
    kept: 'minutes',
    columns: [plain('key count counted_at')],
  },
  sectors: {
    why: 'Reference data.',
    kept: 'for good',
    columns: [plain('id name name_fr deleted hue need_help position updated_at renaming slug')],
  },
  sub_sectors: {
    why: 'Reference data.',
    kept: 'for good',
    columns: [plain('id name name_fr deleted sector_id need_help position updated_at renaming')],
  },
  countries: { why: 'Reference data.', kept: 'for good', columns: [plain('id name name_fr deleted')] },
  currencies: {
    why: 'Reference data.',
    kept: 'for good',
    columns: [plain('id name name_fr deleted symbol')],
  },
  faq_categories: {
    why: 'The questions of the page of help.',
    kept: 'for good',
    columns: [plain('id name name_fr position deleted edited updated_at')],
  },
  faq: {
    why: 'The questions of the page of help.',
    kept: 'for good',
    columns: [
      plain('id category_id question question_fr answer answer_fr position published edited updated_at'),
    ],
  },
};
