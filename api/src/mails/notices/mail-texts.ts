import type { DealPhase, Language, NotificationType } from '@handover/shared/contract';

/** The types of notifications about access requests. */
export type RequestType = Extract<NotificationType, `access_${string}`>;

/** Values for the texts of a mail; never a confidential company name. */
export interface MailFacts {
  /** The project title, in the quotation marks of the language. */
  title: string;
  count?: number | undefined;
  /** How many of the same it stands for; undefined for one. */
  several?: number | undefined;
  /** Written out in the language. */
  date?: string | undefined;
  /** The place whose time zone ends a day, in words. */
  place: string;
  phase?: string | undefined;
  reason?: string | undefined;
  /** Names of tags and a region that staff refused. */
  leftOut?: string | undefined;
  /** Whether it is about a mandate, whose requester introduces a business. */
  isMandate: boolean;
  /** The cause of an action of the server: a word of its rules. */
  cause?: string | undefined;
  device?: string | undefined;
}

/** The texts of the mails in one language; they say the same as the list in the browser. */
export interface MailTexts {
  language: Language;
  quoted: (title: string) => string;
  phases: Record<DealPhase, string>;
  greeting: (firstName: string) => string;
  lead: (count: number) => string;
  /** The subject of a mail with several notices. The subject of a single one is its own. */
  subject: (count: number) => string;
  /** A subject, after the name of the product. */
  headed: (subject: string) => string;
  /** The same of the mail that is sent once a day. */
  digestLead: (count: number) => string;
  digestSubject: (count: number) => string;
  /** The line for notices that a long mail leaves out. */
  rest: (count: number) => string;
  list: string;
  unsubscribe: string;
  settings: string;
  farewell: string;
  types: Record<NotificationType, (facts: MailFacts) => string>;
}
