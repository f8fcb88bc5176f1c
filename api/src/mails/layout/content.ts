/** A place that a mail leads to, and the words of its button or link. */
export interface MailLink {
  label: string;
  url: string;
}

export interface Paragraph {
  text: string;
  links?: readonly MailLink[];
}

/** Notices, each with its place; brief ones have a line each. */
export interface NoticeList {
  items: readonly { text: string; link: MailLink }[];
  isBrief: boolean;
}

/** What a mail says, of which both its parts are written. */
export interface MailContent {
  subject: string;
  /** The heading of the html, where it is not the subject. */
  heading?: string;
  greeting?: string;
  blocks: readonly (Paragraph | NoticeList)[];
  /** What stands below, in small print. */
  foot?: readonly Paragraph[];
  /** The last line of the text; html has the name of the product at its top. */
  farewell?: string;
}
