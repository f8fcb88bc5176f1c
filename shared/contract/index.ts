/**
 * The types, addresses, vocabulary and limits of what browser and server exchange. Of the schemas (`schemas.ts`) only the types: they check
 * on the server alone.
 */
export {
  API_KEY,
  KEY_DAYS,
  KEY_KINDS,
} from './account/api-keys.ts';
export { ADD_BACK_KINDS, normalisedEbitda } from './companies/add-backs.ts';
export { BAND_EDGES } from './companies/band-edges.ts';
export { COMPANIES_AN_IMPORT } from './companies/import-limits.ts';
export {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  type Instant,
  isDay,
  shownIn,
  startOfDay,
} from './days/days.ts';
export { clausesOf, textOfClauses } from './deals/agreement-clauses.ts';
export {
  CLOSING_ACTIONS,
  CLOSING_KINDS,
  CLOSING_MAX,
  CLOSING_OWNERS,
  CLOSING_STATES,
  type ClosingAction,
  type ClosingKind,
  type ClosingOwner,
  type ClosingState,
  VERSION_ACTIONS,
  type VersionAction,
} from './deals/closing-states.ts';
export {
  DILIGENCE_ACTIONS,
  DILIGENCE_STATES,
  type DiligenceAction,
  type DiligenceState,
} from './deals/diligence-states.ts';
export { LETTER_MARKS } from './deals/letter-marks.ts';
export { hasTerms, missingTerms, paidAtClosing } from './deals/loi-rules.ts';
export { QUESTIONS_AT_ONCE, questionKey } from './deals/several-questions.ts';
export { TIMELINE_KINDS, type TimelineKind } from './deals/timeline-kinds.ts';
export {
  DELEGATION_RIGHTS,
  DELEGATION_SCOPES,
  type DelegationRight,
  type DelegationScope,
  hasRight,
  rightsFor,
} from './delegations/delegation-rights.ts';
export { ERRORS, type ErrorCode, type ErrorParams, type FieldErrorCode } from './errors/errors.ts';
export { DOCUMENT_ACCESS, type DocumentAccess } from './files/document-access.ts';
export { documentNumber } from './files/document-number.ts';
export { FILE_COLLECTIONS, type FileCollection, type FileCollectionName } from './files/file-collections.ts';
export { FIRM_KINDS, FIRM_ROLES, type FirmKind, type FirmRole, type Leaving } from './firms/firm-roles.ts';
export { inLanguage, LANGUAGES, type Language, toLanguage, WRITING } from './languages.ts';
export {
  AGREEMENT_EXTENSIONS,
  COUNT,
  DAY_MS,
  DAYS,
  DOCUMENT_EXTENSIONS,
  FILE_SIZE,
  IMAGE_EXTENSIONS,
  LOI_EXTENSIONS,
  ORG_CHART,
  PAGE_SIZE,
  PROOF_EXTENSIONS,
  TEXT,
} from './limits.ts';
export {
  FORMER_USER,
  NOTIFICATION_KINDS,
  NOTIFICATION_TYPES,
  type NotificationKind,
  type NotificationType,
} from './notifications/notification-kinds.ts';
export { latestOpportunities } from './opportunities/latest-opportunities.ts';
export { type CustomerShare, FACTS, type GrowthShown } from './opportunities/public-facts.ts';
export type * from './schemas.ts';
export * from './searches/list-filters.ts';
export { searchAddress } from './searches/search-address.ts';
export { SEARCH_ALERTS } from './searches/search-alerts.ts';
export type { FailureCause, JobName, MailKind, UnsentState } from './staff/failure-kinds.ts';
export {
  DEAL_STANDS,
  type DealStand,
  FIGURE_PERIODS,
  type FigurePeriod,
  TREND_PARTS,
} from './staff/figure-kinds.ts';
export { type EditedList, HOUSE_LISTS, type HouseList, LISTED } from './staff/house-lists.ts';
export type { ReportDecision, ReportReason, ReportState } from './staff/report-kinds.ts';
export { isLinkedInAddress } from './value-rules.ts';
export {
  ACCESS_REQUEST_ACTIONS,
  ACCESS_REQUEST_STATUSES,
  type AccessRequestAction,
  type AccessRequestStatus,
  type AccessStatus,
  BUYER_FINANCING,
  BUYER_KINDS,
  BUYER_TIMINGS,
  CHANGE_AREAS,
  COMPANY_PARTS,
  type CompanyPart,
  CURRENCIES,
  DEAL_ACTIONS,
  DEAL_GROUPS,
  DEAL_PHASES,
  DEAL_ROLES,
  DEAL_SIDES,
  DEAL_STATUSES,
  DEFAULT_CURRENCY_ID,
  type DealAction,
  type DealGroup,
  type DealPhase,
  type DealRole,
  type DealSide,
  type DealStatus,
  FILE_GROUPS,
  FILE_READS,
  type FileGroup,
  IDENTITY_FIELDS,
  IDENTITY_REASONS,
  type IdentityField,
  type IdentityReason,
  LANGUAGE_PARAM,
  LOI_STATUSES,
  LOI_STRUCTURES,
  type LoiStatus,
  OPPORTUNITY_TYPES,
  type OpportunityType,
  QUESTION_CATEGORIES,
  QUESTION_FILTERS,
  type QuestionAction,
  type QuestionFilter,
  REVIEWED_FIELDS,
  type Refusal,
  type ReviewedField,
  SOCIAL_PROVIDERS,
  type SocialProviderName,
  TAKEN_OVER_FIELDS,
  type TakenOverField,
} from './vocabulary.ts';
export { API_VERSION } from './wire/api-version.ts';
export { byName } from './wire/by-name.ts';
export {
  dayFilter,
  defineFilters,
  flagFilter,
  idFilter,
  idsFilter,
  oneOfFilter,
  pageFilter,
  severalFilter,
  textFilter,
} from './wire/define-filters.ts';
export { etagOf } from './wire/etag.ts';
export { paths } from './wire/paths.ts';
export { routes } from './wire/routes.ts';
export { type QueryValues, withQuery } from './wire/with-query.ts';
