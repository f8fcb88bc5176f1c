import { type Columns, plain, type Register } from './entry.ts';

const OWN = 'until its owner deletes it, or closes the account';
const company = (names: string): Columns => ({
  names,
  ...{ about: 'business', export: 'companies', erased: 'row' },
});
const listing = (names: string, erased: Columns['erased']): Columns => ({
  names,
  ...{ about: 'business', export: 'opportunities', erased },
});

/** Companies, listings and what is known of them. */
export const MARKET: Register = {
  companies: {
    why: 'A company that its owner wants to sell, as buyers with access read it.',
    kept: OWN,
    columns: [
      {
        ...company(
          'name city zip_code website phone activity unique_selling_proposition financial operational_kpi ownership_structure',
        ),
        words: true,
      },
      company('id country_id region_id created_at updated_at'),
      { ...company('owner_id'), export: 'internal' },
    ],
  },
  company_sectors: { why: 'Its sectors.', kept: OWN, columns: [company('company_id sector_id')] },
  company_sub_sectors: { why: 'Its sub-sectors.', kept: OWN, columns: [company('company_id sub_sector_id')] },
  company_tags: { why: 'Its tags.', kept: OWN, columns: [company('company_id tag_id')] },
  offices: {
    why: 'The places of a company, of a listing, or of its copy in a deal.',
    kept: 'as long as what it belongs to',
    columns: [
      { ...listing('address country_name city street zip_code', 'deal'), words: true },
      listing('id company_id opportunity_id deal_opportunity_id position', 'deal'),
    ],
  },
  revenues: {
    why: 'The figures of a year, of a company, of a listing, or of its copy in a deal.',
    kept: 'as long as what it belongs to',
    columns: [
      listing(
        'id company_id opportunity_id deal_opportunity_id year revenue number_of_employees ebitda net_profit currency_id',
        'deal',
      ),
    ],
  },
  opportunities: {
    why: 'A listing: its public part for everybody, the confidential one for who has access.',
    kept: `${OWN}; one that had a deal stays unlisted, without its confidential part`,
    columns: [
      {
        ...listing(
          'project_title activity unique_selling_proposition reason_for_sale preferred_description',
          'listing',
        ),
        words: true,
      },
      {
        ...listing(
          'city zip_code financial operational_kpi ownership_structure organizational_chart rejection_reason',
          'emptied',
        ),
        words: true,
      },
      { ...listing('company_state', 'emptied'), export: 'derived', words: true },
      { ...listing('published_title search', 'listing'), export: 'derived', words: true },
      { ...listing('company_id', 'emptied') },
      listing(
        'id type country_id region_id founded_year handover_months largest_customer growth_shown asking_price preferred_currency_id preferred_ebitda_min preferred_ebitda_max preferred_min_revenue preferred_max_revenue background_image_id validated created_at updated_at published_at sold_at',
        'listing',
      ),
      {
        ...listing(
          'owner_id submitted_at identity_confirmed unlisted_at choice_words latest_revenue latest_ebitda',
          'listing',
        ),
        export: 'internal',
      },
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
      { ...listing('clauses file_name', 'proof'), export: 'written_agreements', words: true },
      { ...listing('opportunity_id version file_sha256 created_at', 'proof'), export: 'written_agreements' },
      { ...listing('id storage_key file_size file_pages created_by', 'proof'), export: 'internal' },
    ],
  },
  bid_dates: {
    why: 'The day until which letters are due.',
    kept: 'as long as the listing',
    columns: [
      listing('opportunity_id date sealed opened_at', 'listing'),
      { ...listing('reminded_at created_at updated_at', 'listing'), export: 'internal' },
    ],
  },
  moderation_events: {
    why: 'What staff decided about a listing, and what confidential data they read.',
    kept: 'for good; without reason and text once the listing is removed or sold',
    columns: [
      { ...listing('reason teaser', 'emptied'), export: 'of others', words: true },
      {
        ...listing('id opportunity_id deal_id staff_id event validated created_at', 'proof'),
        export: 'proof',
      },
    ],
  },
  listing_reports: {
    why: 'What people report of listings, and what staff decide; network and address limit how many a day.',
    kept: 'KEEP_REPORTS_DAYS after the decision',
    columns: [
      { names: 'name email', about: 'others', export: 'listing_reports', erased: 'emptied', words: true },
      {
        names: 'explanation decision_reason',
        ...{ about: 'others', export: 'listing_reports', erased: 'soon', words: true },
      },
      {
        names: 'id opportunity_id reason created_at decision decided_at',
        ...{ about: 'others', export: 'listing_reports', erased: 'soon' },
      },
      { names: 'ip', about: 'others', export: 'internal', erased: 'emptied' },
      {
        names: 'created_order reporter_id language decided_by',
        ...{ about: 'others', export: 'internal', erased: 'soon' },
      },
    ],
  },
  tags: {
    why: 'Words for listings. People add some; others see them once staff accept them.',
    kept: 'for good; one that nobody uses and nobody accepted goes with the account of who added it',
    columns: [
      { names: 'name', about: 'holder', export: 'tags_added', erased: 'everybody', words: true },
      { names: 'name_fr', about: 'holder', export: 'derived', erased: 'everybody', words: true },
      { names: 'id accepted created_at', about: 'holder', export: 'tags_added', erased: 'everybody' },
      { names: 'created_by', about: 'holder', export: 'internal', erased: 'number' },
      plain('deleted'),
    ],
  },
  regions: {
    why: 'Regions of countries, as tags.',
    kept: 'as tags',
    columns: [
      { names: 'name', about: 'holder', export: 'regions_added', erased: 'everybody', words: true },
      { names: 'name_fr', about: 'holder', export: 'derived', erased: 'everybody', words: true },
      { names: 'id accepted created_at', about: 'holder', export: 'regions_added', erased: 'everybody' },
      { names: 'created_by', about: 'holder', export: 'internal', erased: 'number' },
      plain('country_id deleted'),
    ],
  },
  search_words: {
    why: 'The words of all published teasers, to mend a misspelt search.',
    kept: 'until no published teaser has it; looked up each hour',
    columns: [{ ...listing('word', 'row'), export: 'derived', words: true }],
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
    columns: [plain('id name name_fr deleted hue need_help position updated_at')],
  },
  sub_sectors: {
    why: 'Reference data.',
    kept: 'for good',
    columns: [plain('id name name_fr deleted sector_id need_help position updated_at')],
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
