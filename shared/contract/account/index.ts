/** The types of accounts, people and buyers. */
export type {
  Confirmed,
  EmailChange,
  Introduction,
  Party,
  ProfileBody,
  RecoveryLink,
  SignInBody,
  SignUpBody,
  SignUpResponse,
  Tokens,
  UndoLink,
  UndoneChange,
  User,
} from './account.schema.ts';
export type { BuyerProfile, BuyerProfileBody } from './buyer-profile.schema.ts';
export type { IdentityHit } from './identity.schema.ts';
export type {
  AuditChain,
  AuditEvent,
  AuditEventQuery,
  AuditKind,
  Person,
  PersonDetail,
  PersonMeasureBody,
  PersonMeasureKind,
  PersonQuery,
} from './people.schema.ts';
export type {
  AddPasskeyBody,
  Passkey,
  PasskeyOptions,
  PasskeySignInBody,
  RecoveryCodes,
  SecondFactor,
  SecondStepBody,
  TotpSetup,
} from './second-factor.schema.ts';
export type { Session } from './session.schema.ts';
export type { SocialAccount, SocialCodeBody, SocialProvider, SocialTokens } from './social.schema.ts';
