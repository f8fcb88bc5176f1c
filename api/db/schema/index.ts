/** The entry point of the schema: every table by name. */

export { auditEvents } from './audit-event.ts';
export { contactMessages, faq, faqCategories } from './content.ts';
export { accessRequestStatus, accessRequests } from './deals/access-request.ts';
export { agreements, type HouseText, houseTexts, ownAgreements } from './deals/agreement.ts';
export { bidDates, counterOutcome, counterProposals } from './deals/bidding.ts';
export {
  agreementVersions,
  closingFiles,
  closingKind,
  closingLines,
  closingOwner,
  closingState,
  dealAgreements,
} from './deals/closing.ts';
export { completionOutcome, completions } from './deals/completion.ts';
export {
  dataRoomVisits,
  dealArchives,
  dealEvents,
  dealPhase,
  dealStatus,
  deals,
  exclusivityProposals,
  proposalOutcome,
  roomDownloads,
} from './deals/deal.ts';
export {
  dealOpportunities,
  dealOpportunityChoices,
  dealOpportunitySectors,
  dealOpportunitySubSectors,
  dealOpportunityTags,
} from './deals/deal-opportunity.ts';
export {
  dealSide,
  diligenceComments,
  diligenceDocuments,
  diligenceLines,
  diligenceLists,
  diligenceReminders,
  diligenceState,
} from './deals/diligence.ts';
export { letterMark, letterMarks, loiDocuments, loiStatus, loiVersions } from './deals/loi-document.ts';
export {
  earlierAnswers,
  publishedAnswers,
  questionAssignments,
  questionFiles,
  questionPart,
  questions,
} from './deals/question.ts';
export { documentTextState, documentTexts } from './document-text.ts';
export { failedJobs, failedMails } from './failure.ts';
export { documentAccess, documentFolders, fileKind, fileReadAction, fileReads, files } from './file.ts';
export {
  companies,
  companyChoices,
  companySectors,
  companySubSectors,
  companyTags,
} from './market/company.ts';
export { favorites } from './market/favorite.ts';
export { listCounts } from './market/list-count.ts';
export { listingReports } from './market/listing-report.ts';
export { moderationEvents } from './market/moderation-event.ts';
export { offices } from './market/office.ts';
export {
  opportunities,
  opportunityChoices,
  opportunityFields,
  opportunitySectors,
  opportunitySubSectors,
  opportunityTags,
  opportunityType,
} from './market/opportunity.ts';
export { opportunityViews } from './market/opportunity-views.ts';
export { countries, currencies, regions, sectors, subSectors, tags } from './market/reference.ts';
export { addBackKind, addBacks, revenues } from './market/revenue.ts';
export { listingsToMatch, savedSearches, searchAlert, searchMatches } from './market/saved-search.ts';
export { searchWords } from './market/search-word.ts';
export { undoLinks } from './market/undo-link.ts';
export { notificationSettings, notifications } from './notification.ts';
export { apiKeyKind, apiKeys } from './people/api-key.ts';
export { buyerFinancing, buyerKind, buyerProfiles, buyerTiming } from './people/buyer-profile.ts';
export { calendarAddresses } from './people/calendar-address.ts';
export { delegationRight, delegationScope, delegations } from './people/delegation.ts';
export { emailChanges } from './people/email-change.ts';
export { emailProofs } from './people/email-proof.ts';
export { firmInvitations, firmKind, firmMembers, firmRole, firms } from './people/firm.ts';
export { localOpenidRecords } from './people/local-openid-record.ts';
export { passkeyChallenges, passkeys } from './people/passkey.ts';
export { personMeasures } from './people/person-measure.ts';
export { recoveryTokens } from './people/recovery-token.ts';
export { recoveryCodes, secondStepTickets, totpSecrets } from './people/second-factor.ts';
export { refreshTokens, sessions } from './people/session.ts';
export { signInFailures } from './people/sign-in-failure.ts';
export { signInTickets } from './people/sign-in-ticket.ts';
export { socialAccounts } from './people/social-account.ts';
export { nameOrder, personText, users } from './people/user.ts';
export { rateCounts } from './rate-count.ts';
