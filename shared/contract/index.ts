/**
 * The types, addresses, vocabulary and limits of what browser and server exchange. Schemas are for the server alone
 * (`schemas.ts`).
 */
export type * from './account/index.ts';
export { BAND_EDGES } from './companies/band-edges.ts';
export type {
  Address,
  HiddenParts,
  Office,
  OfficesBody,
  Revenue,
  RevenuesBody,
  StoredFile,
} from './companies/business.schema.ts';
export type {
  Company,
  CompanyBody,
  CompanyPatch,
  CompanyQuery,
  PublicCompany,
  PublicCompanyQuery,
} from './companies/company.schema.ts';
export type { OrganizationalChart } from './companies/organizational-chart.schema.ts';
export type { AboutUs, ContactBody, Faq } from './content.schema.ts';
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
export type { AccessRequest } from './deals/access-request.schema.ts';
export type {
  AgreementClause,
  AgreementFile,
  AgreementText,
  HouseAgreement,
  OwnAgreement,
} from './deals/agreement.schema.ts';
export { clausesOf, textOfClauses } from './deals/agreement-clauses.ts';
export type {
  BidDate,
  BidDateBody,
  CounterBody,
  CounterProposal,
  SealedLetter,
  SealedOffer,
} from './deals/bidding.schema.ts';
export type {
  DocumentVersion,
  RoomDocument,
  RoomDownload,
  RoomGroup,
  RoomLogQuery,
  RoomPage,
  RoomQuery,
  RoomRead,
} from './deals/data-room.schema.ts';
export type {
  Deal,
  DealDetail,
  DealDocuments,
  PhaseStep,
} from './deals/deal.schema.ts';
export type { DealOpportunity, DealOpportunityPatch } from './deals/deal-opportunity.schema.ts';
export type {
  AccessRequestQuery,
  DealCountsQuery,
  DealListCounts,
  DealQuery,
} from './deals/deal-query.schema.ts';
export { LETTER_MARKS } from './deals/letter-marks.ts';
export type {
  LoiBody,
  LoiDocument,
  LoiFields,
  LoiPatch,
  LoiVersion,
} from './deals/loi.schema.ts';
export { hasTerms, missingTerms, paidAtClosing } from './deals/loi-rules.ts';
export type { LoiStructure, LoiTerms } from './deals/loi-terms.schema.ts';
export type { NextStep } from './deals/next-step.schema.ts';
export type { LetterMark, Offer, Offers } from './deals/offer.schema.ts';
export type {
  AskBody,
  Question,
  QuestionPage,
  QuestionPatchBody,
  QuestionQuery,
} from './deals/question.schema.ts';
export type { CompanyChanges, CompanyState } from './deals/take-over.schema.ts';
export type {
  ChangedField,
  TimelineChange,
  TimelineDetails,
  TimelineEntry,
  TimelineQuery,
} from './deals/timeline.schema.ts';
export * from './delegations/index.ts';
export type { CodedError } from './errors/error.schema.ts';
export { ERRORS, type ErrorCode, type ErrorParams, type FieldErrorCode } from './errors/errors.ts';
export type { BackgroundImage, BackgroundImageBody } from './files/background-image.schema.ts';
export { DOCUMENT_ACCESS } from './files/document-access.ts';
export { documentNumber } from './files/document-number.ts';
export { FILE_COLLECTIONS, type FileCollection, type FileCollectionName } from './files/file-collections.ts';
export type * from './files/index.ts';
export { FIRM_KINDS, FIRM_ROLES, type FirmKind, type FirmRole, type Leaving } from './firms/firm-roles.ts';
export type * from './firms/index.ts';
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
export type { Change } from './notifications/change.schema.ts';
export type {
  LiveNotification,
  Notification,
  NotificationPage,
  NotificationQuery,
  SocketReady,
} from './notifications/notification.schema.ts';
export {
  FORMER_USER,
  NOTIFICATION_KINDS,
  NOTIFICATION_TYPES,
  type NotificationKind,
  type NotificationType,
} from './notifications/notification-kinds.ts';
export type {
  NotificationChannels,
  NotificationSettings,
} from './notifications/notification-setting.schema.ts';
export { latestOpportunities } from './opportunities/latest-opportunities.ts';
export type {
  Access,
  Band,
  Bands,
  BuyBody,
  ExactFigures,
  Opportunity,
  OpportunityPatch,
  PrivateData,
  SellBody,
} from './opportunities/opportunity.schema.ts';
export { type CustomerShare, FACTS, type GrowthShown } from './opportunities/public-facts.ts';
export type {
  Country,
  Currency,
  ProposedDecision,
  ProposedName,
  Region,
  Sector,
  SubSector,
  Tag,
} from './reference.schema.ts';
export type { FitRow, FitSaid, OpportunityFit } from './searches/fit.schema.ts';
export * from './searches/list-filters.ts';
export type {
  SavedSearch,
  SavedSearchBody,
  SavedSearchPatch,
  SearchFilters,
} from './searches/saved-search.schema.ts';
export { searchAddress } from './searches/search-address.ts';
export { SEARCH_ALERTS } from './searches/search-alerts.ts';
export * from './staff/index.ts';
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
  TIMELINE_KINDS,
  type TimelineKind,
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
export type { Paged, PageQuery, Reference, Stamped } from './wire/wire.schema.ts';
export { type QueryValues, withQuery } from './wire/with-query.ts';
