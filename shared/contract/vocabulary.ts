/** The words of the trade that travel on the wire, each in its fixed order. */
export const OPPORTUNITY_TYPES = ['sell', 'buy'] as const;
export const ACCESS_STATUSES = ['owner', 'not_requested', 'requested', 'deal_exists'] as const;
/** Why a person may not ask for access again yet: declined, or the deal that came of it cancelled, by them or the other side. */
export const REFUSALS = ['declined', 'cancelled_by_you', 'cancelled'] as const;
export const ACCESS_REQUEST_STATUSES = [
  'pending',
  /** The owner has asked something back, and waits for the answer. */
  'asked',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;
export const ACCESS_REQUEST_ACTIONS = [
  'accept',
  'approve',
  'decline',
  'reject',
  'withdraw',
  'cancel',
] as const;
export const BUYER_KINDS = ['individual', 'company', 'fund', 'search_fund'] as const;
/** What a price is paid from. */
export const BUYER_FINANCING = ['own_funds', 'bank_loan', 'investors', 'vendor_loan'] as const;
/** When the buyer wants to have bought: within six months, within a year, or no date. */
export const BUYER_TIMINGS = ['now', 'six_months', 'year', 'open'] as const;
export const DEAL_PHASES = ['introduction', 'loi', 'due_diligence', 'spa', 'closing'] as const;
export const DEAL_STATUSES = ['active', 'paused', 'completed', 'cancelled'] as const;
export const DEAL_ROLES = ['owner', 'requester'] as const;
export const DEAL_SIDES = ['seller', 'buyer'] as const;
export const PHASE_STATES = ['done', 'current', 'upcoming'] as const;
export const LOI_STATUSES = ['submitted', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
/** What became of a counter-proposal. */
export const COUNTER_STATUSES = ['open', 'taken_over', 'declined', 'ended'] as const;
/** The object of a sale: the shares of the company, or its assets. */
export const LOI_STRUCTURES = ['shares', 'assets'] as const;
/** How a file is read: shown in the page, or saved. */
export const FILE_READS = ['viewed', 'downloaded'] as const;
export const FILE_GROUPS = ['annual', 'other', 'general_ledger'] as const;
export const QUESTION_CATEGORIES = ['financial', 'legal', 'commercial', 'people', 'operations'] as const;
export const QUESTION_FILTERS = ['open', 'answered', 'mine', 'assigned'] as const;
export const QUESTION_ACTIONS = ['edit', 'delete', 'answer', 'correct', 'assign', 'publish'] as const;

/** The parts of a complete company, in the order of its form. */
export const COMPANY_PARTS = [
  'name',
  'sectors',
  'sub_sectors',
  'tags',
  'place',
  'website',
  'phone',
  'activity',
  'unique_selling_proposition',
  'financial',
  'operational_kpi',
  'ownership_structure',
  'offices',
  'revenues',
  'annual_accounts',
  'documents',
  'general_ledger',
] as const;

/** The fields that a listing takes over from its company. */
export const TAKEN_OVER_FIELDS = [
  'sectors',
  'sub_sectors',
  'tags',
  'country',
  'region',
  'city',
  'zip_code',
  'activity',
  'unique_selling_proposition',
  'financial',
  'operational_kpi',
  'ownership_structure',
  'offices',
  'revenues',
  'documents',
] as const;

/** The public fields of a listing, which staff review. */
export const REVIEWED_FIELDS = [
  'project_title',
  'sectors',
  'sub_sectors',
  'tags',
  'country',
  'region',
  'background_image',
  'activity',
  'unique_selling_proposition',
  'reason_for_sale',
  'founded_year',
  'handover_months',
  'largest_customer',
  'growth_shown',
  'asking_price',
  'preferred_currency',
  'preferred_ebitda_min',
  'preferred_ebitda_max',
  'preferred_min_revenue',
  'preferred_max_revenue',
  'preferred_description',
] as const;

/** The texts of a listing that are searched for what tells whose it is, and why a part of one does. */
export const IDENTITY_FIELDS = [
  'project_title',
  'activity',
  'unique_selling_proposition',
  'reason_for_sale',
  'picture_name',
  'tags',
  'region',
] as const;
export const IDENTITY_REASONS = [
  'company_name',
  'person',
  'phone',
  'email',
  'street',
  'city',
  'website',
  'registration_number',
  'private_text',
] as const;

/** The actions that a viewer may take in a deal now. The server decides them, the client shows them. */
export const DEAL_ACTIONS = [
  'submit_loi',
  'update_loi',
  'withdraw_loi',
  'accept_loi',
  'decline_loi',
  'counter_loi',
  'answer_counter',
  'phase_forward',
  'phase_back',
  'pause',
  'resume',
  'cancel',
  'complete',
  'answer_completion',
  'withdraw_completion',
  'change_exclusivity',
  'propose_exclusivity_end',
  'answer_exclusivity_proposal',
  'withdraw_exclusivity_proposal',
  'ask',
  'attach_company',
] as const;

/** Whose turn it is in a deal, as the viewer sees it. */
export const MOVES = ['mine', 'theirs', 'none'] as const;
/** The groups of a list of deals, in their order. */
export const DEAL_GROUPS = ['mine', 'theirs', 'paused', 'ended'] as const;
export const PAUSERS = ['me', 'other', 'exclusivity'] as const;

/** The parameter by which an address has a language of its own, whatever its reader has chosen. */
export const LANGUAGE_PARAM = 'lang';

/** The areas that a socket with `changes=true` is told to load again. */
export const CHANGE_AREAS = ['deals', 'opportunities', 'companies', 'notifications', 'user'] as const;
export const SOCIAL_PROVIDERS = ['linkedin-oauth2', 'google-oauth2'] as const;

export const CURRENCIES = [
  { id: 1, name: 'EUR', symbol: '€' },
  { id: 2, name: 'USD', symbol: '$' },
  { id: 3, name: 'GBP', symbol: '£' },
  { id: 4, name: 'CHF', symbol: '₣' },
] as const;
export const DEFAULT_CURRENCY_ID = 1;

export type OpportunityType = (typeof OPPORTUNITY_TYPES)[number];
export type AccessStatus = (typeof ACCESS_STATUSES)[number];
export type Refusal = (typeof REFUSALS)[number];
export type AccessRequestStatus = (typeof ACCESS_REQUEST_STATUSES)[number];
export type AccessRequestAction = (typeof ACCESS_REQUEST_ACTIONS)[number];
export type CompanyPart = (typeof COMPANY_PARTS)[number];
export type DealGroup = (typeof DEAL_GROUPS)[number];
export type DealPhase = (typeof DEAL_PHASES)[number];
export type DealStatus = (typeof DEAL_STATUSES)[number];
export type DealRole = (typeof DEAL_ROLES)[number];
export type DealSide = (typeof DEAL_SIDES)[number];
export type IdentityField = (typeof IDENTITY_FIELDS)[number];
export type IdentityReason = (typeof IDENTITY_REASONS)[number];
export type LoiStatus = (typeof LOI_STATUSES)[number];
export type FileGroup = (typeof FILE_GROUPS)[number];
export type DealAction = (typeof DEAL_ACTIONS)[number];
export type ReviewedField = (typeof REVIEWED_FIELDS)[number];
export type SocialProviderName = (typeof SOCIAL_PROVIDERS)[number];
export type TakenOverField = (typeof TAKEN_OVER_FIELDS)[number];
export type QuestionAction = (typeof QUESTION_ACTIONS)[number];
export type QuestionFilter = (typeof QUESTION_FILTERS)[number];
