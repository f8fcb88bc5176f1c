const PAGE = { page: '1', page_size: '30' };
const LIST = { ...PAGE, ordering: '-created_at' };
const NAMED = { page_size: '500', name: 'a' };
const FILES = { ...LIST, name: 'a' };
const ofCompany = { company_id: '1' };
const ofOpportunity = { opportunity_id: '1' };

/** The query parameters of each call that has any, as the specification lists them, each with a value that is taken. */
export const SPEC_PARAMETERS: Record<string, Record<string, string>> = {
  'GET /api/regions/': NAMED,
  'GET /api/countries/': { page_size: '500' },
  'GET /api/sectors/': NAMED,
  'GET /api/sub_sectors/': { ...NAMED, parents: '1,2' },
  'GET /api/tags/': NAMED,
  'GET /api/faq/': { category_id: '1' },
  'GET /api/companies_for_profile/': { ...LIST, name: 'a', sectors: '1,2' },
  'GET /api/companies/': { not_created_by_user: 'true', name: 'a', page_size: '30' },
  'GET /api/company_annual_accounts/': { ...FILES, ...ofCompany },
  'GET /api/files_of_company/': { ...FILES, ...ofCompany },
  'GET /api/general_ledgers/': ofCompany,
  'GET /api/opportunities/my_list_sell/': { ...LIST, project_title: 'a', validated: 'true', sectors: '1,2' },
  'GET /api/opportunities/my_list_buy/': {
    ...LIST,
    project_title: 'a',
    validated: 'null',
    preferred_sectors: '1,2',
  },
  'GET /api/opportunities/': {
    ...LIST,
    is_favorite: 'true',
    project_title: 'a',
    type_of_opportunity: 'sell',
    sectors: '1,2',
    preferred_sectors: '1,2',
    sector: '1',
    preferred_sector: '1',
  },
  'GET /api/sub_sector_background_images/': { sub_sector_id: '1' },
  'GET /api/opportunity_annual_accounts/': { ...FILES, ...ofOpportunity },
  'GET /api/opportunity_documents/': { ...FILES, ...ofOpportunity },
  'GET /api/opportunity_general_ledgers/': ofOpportunity,
  'GET /api/deals/': { ...LIST, project_title: 'a', title: 'a', sectors: '1,2', archived: 'true' },
  'GET /api/access_requests/my_list_as_owner_of_opportunity/': { ...LIST, sectors: '1,2', title: 'a' },
  'GET /api/access_requests/my_list_as_requesting_user/': { ...LIST, sectors: '1,2', title: 'a' },
  'GET /api/deal_opportunity_annual_accounts/': ofOpportunity,
  'GET /api/deal_opportunity_documents/': ofOpportunity,
  'GET /api/deal_opportunity_general_ledgers/': ofOpportunity,
  'GET /api/notifications/': LIST,
};
