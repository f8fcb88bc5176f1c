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
} from './account.schema.ts';
export {
  backgroundImageFieldsSchema,
  backgroundImagePageSchema,
  backgroundImageQuerySchema,
  backgroundImageSchema,
} from './background-image.schema.ts';
export {
  fileSchema,
  officesBodySchema,
  officesSchema,
  revenuesBodySchema,
  revenuesSchema,
} from './business.schema.ts';
export { changeSchema } from './change.schema.ts';
export {
  companyFieldsSchema,
  companyPageSchema,
  companyPatchSchema,
  companyQuerySchema,
  companySchema,
  publicCompanyPageSchema,
  publicCompanyQuerySchema,
  publicCompanySchema,
} from './company.schema.ts';
export {
  aboutUsSchema,
  contactBodySchema,
  contentQuerySchema,
  faqCategoryPageSchema,
  faqPageSchema,
  faqQuerySchema,
} from './content.schema.ts';
export {
  fileQuerySchema,
  roomDownloadQuerySchema,
  roomDownloadSchema,
  roomLogPageSchema,
  roomLogQuerySchema,
  roomPageSchema,
  roomQuerySchema,
} from './data-room.schema.ts';
export {
  acceptLoiBodySchema,
  accessRequestPageSchema,
  accessRequestSchema,
  archiveBodySchema,
  cancelDealBodySchema,
  dealDetailSchema,
  dealPageSchema,
  declineLoiBodySchema,
  exclusivityAnswerSchema,
  exclusivityBodySchema,
  pauseBodySchema,
  requestActionBodySchema,
  setPhaseBodySchema,
} from './deal.schema.ts';
export { dealOpportunityPatchSchema, dealOpportunitySchema } from './deal-opportunity.schema.ts';
export {
  accessRequestQuerySchema,
  dealCountsQuerySchema,
  dealListCountsSchema,
  dealQuerySchema,
} from './deal-query.schema.ts';
export { errorSchema, fieldErrorsSchema } from './errors/error.schema.ts';
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
} from './file.schema.ts';
export { identityCheckBodySchema, identityHitsSchema } from './identity.schema.ts';
export { loiDocumentSchema, loiFieldsSchema, loiPatchSchema, loiPdfQuerySchema } from './loi.schema.ts';
export {
  notificationPageSchema,
  notificationQuerySchema,
  readNotificationsBodySchema,
} from './notification.schema.ts';
export {
  notificationSettingsPageSchema,
  notificationSettingsPatchSchema,
  notificationSettingsSchema,
  unsubscribeQuerySchema,
} from './notification-setting.schema.ts';
export {
  buyFieldsSchema,
  moderateBodySchema,
  opportunityPageSchema,
  opportunityPatchSchema,
  opportunitySchema,
  privateDataSchema,
  requestAccessBodySchema,
  sellFieldsSchema,
} from './opportunity.schema.ts';
export {
  myOpportunityQuerySchema,
  mySellQuerySchema,
  opportunityQuerySchema,
  readOpportunityQuerySchema,
} from './opportunity-query.schema.ts';
export {
  auditChainSchema,
  auditEventPageSchema,
  auditEventQuerySchema,
  personDetailSchema,
  personMeasureBodySchema,
  personPageSchema,
  personQuerySchema,
} from './people.schema.ts';
export { storedPhone } from './phone-number.ts';
export {
  askBodySchema,
  questionPageSchema,
  questionPatchSchema,
  questionQuerySchema,
  questionSchema,
} from './question.schema.ts';
export {
  countryPageSchema,
  currencyPageSchema,
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
export { reviewSchema } from './review.schema.ts';
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
} from './second-factor.schema.ts';
export { sessionPageSchema, sessionParamsSchema } from './session.schema.ts';
export {
  googleBodySchema,
  socialAccountPageSchema,
  socialAccountParamsSchema,
  socialCodeBodySchema,
  socialProviderPageSchema,
  socialTokensSchema,
} from './social.schema.ts';
export { companyChangesSchema, takeOverDocumentsBodySchema } from './take-over.schema.ts';
export { timelinePageSchema, timelineQuerySchema } from './timeline.schema.ts';
export { toEmail, toName } from './typed-text.ts';
export { detailSchema, idParamsSchema, pageQuerySchema } from './wire.schema.ts';
