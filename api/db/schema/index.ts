/** The entry point of the schema: every table by name. */

export { accessRequestStatus, accessRequests } from './access-request.ts';
export { auditEvents } from './audit-event.ts';
export { companies, companyChoices, companySectors, companySubSectors, companyTags } from './company.ts';
export { contactMessages, faq, faqCategories } from './content.ts';
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
} from './deal.ts';
export {
  dealOpportunities,
  dealOpportunityChoices,
  dealOpportunitySectors,
  dealOpportunitySubSectors,
  dealOpportunityTags,
} from './deal-opportunity.ts';
export { emailChanges } from './email-change.ts';
export { emailProofs } from './email-proof.ts';
export { favorites } from './favorite.ts';
export { fileKind, fileReadAction, fileReads, files } from './file.ts';
export { listCounts } from './list-count.ts';
export { localOpenidRecords } from './local-openid-record.ts';
export { loiDocuments, loiStatus, loiVersions } from './loi-document.ts';
export { moderationEvents } from './moderation-event.ts';
export { notificationSettings, notifications } from './notification.ts';
export { offices } from './office.ts';
export {
  opportunities,
  opportunityChoices,
  opportunityFields,
  opportunitySectors,
  opportunitySubSectors,
  opportunityTags,
  opportunityType,
} from './opportunity.ts';
export { opportunityViews } from './opportunity-views.ts';
export { passkeyChallenges, passkeys } from './passkey.ts';
export { personMeasures } from './person-measure.ts';
export { earlierAnswers, questionFiles, questionPart, questions } from './question.ts';
export { rateCounts } from './rate-count.ts';
export { recoveryTokens } from './recovery-token.ts';
export { countries, currencies, regions, sectors, subSectors, tags } from './reference.ts';
export { revenues } from './revenue.ts';
export { searchWords } from './search-word.ts';
export { recoveryCodes, secondStepTickets, totpSecrets } from './second-factor.ts';
export { refreshTokens, sessions } from './session.ts';
export { signInFailures } from './sign-in-failure.ts';
export { signInTickets } from './sign-in-ticket.ts';
export { socialAccounts } from './social-account.ts';
export { undoLinks } from './undo-link.ts';
export { nameOrder, personText, users } from './user.ts';
