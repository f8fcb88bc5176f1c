/** The schemas of what travels between browser and server, for the server: it checks every call by them and describes the api. */
export {
  changePasswordBodySchema,
  closeAccountBodySchema,
  confirmBodySchema,
  confirmedSchema,
  emailChangeBodySchema,
  emailChangeSchema,
  emailSchema,
  mailedTokenBodySchema,
  personNameSchema,
  profileFieldsSchema,
  recoveryBodySchema,
  recoveryLinkSchema,
  refreshBodySchema,
  setUpPasswordBodySchema,
  signInBodySchema,
  signUpBodySchema,
  signUpResponseSchema,
  tokensSchema,
  undoChangeBodySchema,
  undoLinkSchema,
  undoneChangeSchema,
  userSchema,
  verifyEmailBodySchema,
} from './account/account.schema.ts';
export {
  type BuyerProfileFields,
  buyerProfileFieldsSchema,
  buyerProfileSchema,
} from './account/buyer-profile.schema.ts';
export { identityCheckBodySchema, identityHitsSchema } from './account/identity.schema.ts';
export {
  auditChainSchema,
  auditEventPageSchema,
  auditEventQuerySchema,
  personDetailSchema,
  personMeasureBodySchema,
  personPageSchema,
  personQuerySchema,
} from './account/people.schema.ts';
export { storedPhone } from './account/phone-number.ts';
export {
  addFactorBodySchema,
  addPasskeyBodySchema,
  codeBodySchema,
  passkeyOptionsSchema,
  passkeyParamsSchema,
  passkeySignInBodySchema,
  recoveryCodesSchema,
  secondFactorSchema,
  secondStepBodySchema,
  totpSetupSchema,
} from './account/second-factor.schema.ts';
export { sessionPageSchema, sessionParamsSchema } from './account/session.schema.ts';
export {
  googleBodySchema,
  socialAccountPageSchema,
  socialAccountParamsSchema,
  socialCodeBodySchema,
  socialProviderPageSchema,
  socialTokensSchema,
} from './account/social.schema.ts';
export {
  fileSchema,
  officesBodySchema,
  officesSchema,
  revenuesBodySchema,
  revenuesSchema,
} from './companies/business.schema.ts';
export {
  companyDetailSchema,
  companyFieldsSchema,
  companyPageSchema,
  companyPatchSchema,
  companyQuerySchema,
  publicCompanyPageSchema,
  publicCompanyQuerySchema,
  publicCompanySchema,
} from './companies/company.schema.ts';
export {
  aboutUsSchema,
  contactBodySchema,
  contentQuerySchema,
  faqCategoryPageSchema,
  faqPageSchema,
  faqQuerySchema,
} from './content.schema.ts';
export {
  accessRequestPageSchema,
  accessRequestSchema,
  answerOwnerBodySchema,
  askRequesterBodySchema,
  requestAccessBodySchema,
  requestActionBodySchema,
} from './deals/access-request.schema.ts';
export {
  agreementQuerySchema,
  agreementTextSchema,
  houseAgreementBodySchema,
  houseAgreementSchema,
  ownAgreementBodySchema,
  ownAgreementSchema,
} from './deals/agreement.schema.ts';
export {
  bidDateBodySchema,
  bidDateSchema,
  counterBodySchema,
  declineCounterBodySchema,
} from './deals/bidding.schema.ts';
export { completeDealBodySchema, completionAnswerSchema } from './deals/completion.schema.ts';
export {
  fileQuerySchema,
  roomDownloadQuerySchema,
  roomDownloadSchema,
  roomLogPageSchema,
  roomLogQuerySchema,
  roomPageSchema,
  roomQuerySchema,
} from './deals/data-room.schema.ts';
export {
  acceptLoiBodySchema,
  archiveBodySchema,
  attachCompanyBodySchema,
  cancelDealBodySchema,
  dealDetailSchema,
  dealPageSchema,
  declineLoiBodySchema,
  exclusivityAnswerSchema,
  exclusivityBodySchema,
  pauseBodySchema,
  setPhaseBodySchema,
} from './deals/deal.schema.ts';
export { dealOpportunityPatchSchema, dealOpportunitySchema } from './deals/deal-opportunity.schema.ts';
export {
  accessRequestQuerySchema,
  dealCountsQuerySchema,
  dealListCountsSchema,
  dealQuerySchema,
} from './deals/deal-query.schema.ts';
export { loiDocumentSchema, loiFieldsSchema, loiPatchSchema, loiPdfQuerySchema } from './deals/loi.schema.ts';
export { letterMarkBodySchema, letterMarkSchema, offersSchema } from './deals/offer.schema.ts';
export {
  askBodySchema,
  questionPageSchema,
  questionPatchSchema,
  questionQuerySchema,
  questionSchema,
} from './deals/question.schema.ts';
export { companyChangesSchema, takeOverDocumentsBodySchema } from './deals/take-over.schema.ts';
export { timelinePageSchema, timelineQuerySchema } from './deals/timeline.schema.ts';
export * from './delegations/schemas.ts';
export { errorSchema, fieldErrorsSchema } from './errors/error.schema.ts';
export {
  backgroundImageFieldsSchema,
  backgroundImagePageSchema,
  backgroundImageQuerySchema,
  backgroundImageSchema,
} from './files/background-image.schema.ts';
export { documentRightsBodySchema } from './files/document-rights.schema.ts';
export {
  companyFileBodySchema,
  companyFileChoiceSchema,
  companyFileQuerySchema,
  dealFileBodySchema,
  deletedFilesSchema,
  filePageSchema,
  opportunityFileBodySchema,
  opportunityFileChoiceSchema,
  opportunityFileQuerySchema,
  uploadedFilesSchema,
} from './files/file.schema.ts';
export {
  answerInvitationBodySchema,
  firmFieldsSchema,
  firmInvitationPageSchema,
  firmMemberPageSchema,
  firmRoleBodySchema,
  foundFirmBodySchema,
  inviteBodySchema,
  myFirmSchema,
  receivedInvitationSchema,
} from './firms/firm.schema.ts';
export { changeSchema } from './notifications/change.schema.ts';
export {
  notificationPageSchema,
  notificationQuerySchema,
  readNotificationsBodySchema,
} from './notifications/notification.schema.ts';
export {
  notificationSettingsPageSchema,
  notificationSettingsPatchSchema,
  notificationSettingsSchema,
  unsubscribeQuerySchema,
} from './notifications/notification-setting.schema.ts';
export {
  buyFieldsSchema,
  opportunityDetailSchema,
  opportunityPageSchema,
  opportunityPatchSchema,
  opportunitySchema,
  privateDataSchema,
  sellFieldsSchema,
} from './opportunities/opportunity.schema.ts';
export {
  myOpportunityQuerySchema,
  mySellQuerySchema,
  opportunityQuerySchema,
  readOpportunityQuerySchema,
} from './opportunities/opportunity-query.schema.ts';
export { moderateBodySchema, reviewSchema } from './opportunities/review.schema.ts';
export {
  countryPageSchema,
  currencyPageSchema,
  needHelpQuerySchema,
  referenceQuerySchema,
  regionBodySchema,
  regionPageSchema,
  regionQuerySchema,
  regionSchema,
  sectorPageSchema,
  sectorSchema,
  subSectorPageSchema,
  subSectorQuerySchema,
  subSectorSchema,
  tagBodySchema,
  tagPageSchema,
  tagQuerySchema,
  tagSchema,
} from './reference.schema.ts';
export {
  type LedgerEntry,
  type ReleaseAsk,
  type ReleaseChange,
  type ReleaseEntry,
  type ReleaseHistory,
  type ReleasePointer,
  type RolloutRecord,
  releaseEntrySchema,
  releasePointerSchema,
} from './release.schema.ts';
export * from './searches/schemas.ts';
export * from './staff/schemas.ts';
export { toEmail, toName } from './typed-text.ts';
export { detailSchema, idParamsSchema, pageQuerySchema } from './wire/wire.schema.ts';
