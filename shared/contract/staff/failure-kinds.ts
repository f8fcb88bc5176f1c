/** What a mail is for. Those of `notices` and `contact` are written anew at each attempt. */
export const MAIL_KINDS = [
  'account',
  'email_proof',
  'email_change',
  'recovery',
  'sign_in_link',
  'measure',
  'report',
  'firm_invitation',
  'delegation',
  'notices',
  'contact',
] as const;
/** The scheduled jobs of the server. */
export const JOB_NAMES = [
  'auth-housekeeping',
  'bid-dates-remind',
  'changes-announce',
  'completions-remind',
  'contact-messages',
  'deals-settle',
  'delegations-expire',
  'diligence-remind',
  'documents-announce',
  'documents-read',
  'exclusivity-remind',
  'firm-invitations',
  'letters-remind',
  'new-names',
  'notification-mails',
  'release-log',
  'requests-by-the-clock',
  'retention',
  'retries',
  'saved-searches',
  'search-words',
  'storage-sweep',
  'unsent-mails',
] as const;
/** The reasons for a failure that the server can tell apart. */
export const FAILURE_CAUSES = [
  'unreachable',
  'late',
  'sign_in',
  'address',
  'refused',
  'disk',
  'storage',
  'database',
  'other',
] as const;
/**
 * `waiting`: it is tried again by itself. `asked`: within a minute, as staff wish. `stopped`: only if staff wish.
 * `outdated`: it would come too late, since its link has expired.
 */
export const UNSENT_STATES = ['waiting', 'asked', 'stopped', 'outdated'] as const;

export type MailKind = (typeof MAIL_KINDS)[number];
export type JobName = (typeof JOB_NAMES)[number];
export type FailureCause = (typeof FAILURE_CAUSES)[number];
export type UnsentState = (typeof UNSENT_STATES)[number];
