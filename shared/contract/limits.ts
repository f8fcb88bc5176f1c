export { DAY_MS, PAGE_SIZE } from './wire/call-limits.ts';

const MEGABYTE = 1_048_576;

/** Lengths of text, in characters. */
export const TEXT = {
  email: 100,
  nameMin: 2,
  nameMax: 30,
  /** A first and a last name with their accents, as somebody types them. */
  signatureMax: 120,
  agreementMin: 100,
  agreementMax: 20_000,
  passwordMin: 8,
  passwordMax: 100,
  contactNameMax: 100,
  companyNameMin: 2,
  companyNameMax: 100,
  projectTitleMin: 10,
  projectTitleMax: 100,
  storyMin: 20,
  longMax: 5000,
  reasonMin: 10,
  /** Why an amount is added back. */
  addBackReasonMax: 200,
  phoneInputMax: 250,
  placeMax: 100,
  /** A line without a limit of its own. */
  lineMax: 100,
  aboutMax: 600,
  backgroundMax: 1500,
  /** What a firm tells of itself. */
  firmAboutMax: 1500,
  /** What an owner asks back about a request, and its answer. */
  askedMax: 1000,
  letterNoteMax: 1000,
  counterMessageMax: 1000,
  zipCodeMax: 20,
  urlMax: 200,
  addressMax: 200,
  questionMin: 2,
  subjectMax: 100,
  /** A section of the due-diligence list, and what a line of it asks for. */
  sectionMax: 100,
  requestMax: 1000,
  /** A comment on a line, or the reason for which it was returned. */
  commentMax: 2000,
  acceptanceWordsMin: 10,
  acceptanceWordsMax: 300,
  searchNameMin: 2,
  searchNameMax: 80,
} as const;

/** How many of each a record may hold. */
export const COUNT = {
  /** Delegations that a person has given and that are open. */
  delegations: 50,
  sectors: 5,
  subSectors: 10,
  tags: 10,
  offices: 50,
  revenues: 10,
  /** Add-backs of a year. */
  addBacks: 20,
  filesAnUpload: 20,
  /** The documents whose rights are set at once. */
  documentsAChange: 100,
  /** Deals in which rights are set at once. */
  dealsAChange: 50,
  /** The most folders of a data room. */
  folders: 300,
  /** How many folders may lie in each other. */
  folderLevels: 8,
  /** The most files of one folder that is dropped. */
  filesADrop: 500,
  /** The most files of a question, and of its answer. */
  attachments: 10,
  /** The lines of a due-diligence list. */
  diligenceLines: 500,
  /** The documents that a line of it names. */
  documentsALine: 30,
  /** The saved searches of a person, their mandates not counted. */
  savedSearches: 50,
  /** The people of a firm, and those who are invited. */
  firmMembers: 100,
  /** The invitations to a firm that a person may send a day. */
  invitationsADay: 20,
  /** The most choices of a list that a saved search may have. */
  filterChoices: 10,
} as const;

/** An organisation chart: boxes, levels, bytes of its JSON, characters of a name or title and of an id. */
export const ORG_CHART = { nodes: 200, levels: 8, bytes: 262_144, textMax: 100, idMax: 40 } as const;

/** The oldest year that figures are taken of. */
export const FIRST_YEAR = 1900;

/** Digits of a telephone number without its country's code. */
export const PHONE_DIGITS = { min: 2, max: 17 } as const;

/** Ids are integers that a number represents; some of them are spread over this whole range. */
export const ID_MAX = Number.MAX_SAFE_INTEGER;

/** Amounts of money, in units of their currency, two decimals; people as whole numbers. */
export const AMOUNT = { max: 1e12, employeesMax: 1_000_000 } as const;

/** Sizes of files, in bytes. */
export const FILE_SIZE = { document: 25 * MEGABYTE, image: 5 * MEGABYTE } as const;

export const DOCUMENT_EXTENSIONS = ['pdf', 'xls', 'xlsx', 'doc', 'docx'] as const;
export const LOI_EXTENSIONS = ['pdf', 'doc', 'docx'] as const;
export const PROOF_EXTENSIONS = ['pdf'] as const;
export const AGREEMENT_EXTENSIONS = ['pdf'] as const;
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp'] as const;

/** Days from today; see the tables of access requests, LOI and exclusivity in the server rules. */
export const DAYS = {
  requestAnswer: 21,
  /** How long a request waits for what its owner has asked back. */
  requestAsked: 7,
  /** A proof of funds that staff saw counts for six months. */
  fundsShown: 183,
  firmInvitation: 14,
  loiExpirationMin: 1,
  loiExpirationMax: 90,
  loiExpirationDefault: 14,
  /** The last day until which letters may be due. */
  bidDateMax: 180,
  exclusivityMin: 1,
  exclusivityMax: 180,
  /** The most days that a letter may ask for, whatever is granted. */
  exclusivityAskedMax: 365,
  exclusivityDefault: 60,
  /** How many days the buyer side has to answer that the sale is completed. */
  completionAnswer: 7,
  /** How many days everyone can read that a listing is sold. */
  soldShown: 90,
} as const;

/** A letter of any script with its marks: accents that no composed letter has, vowel signs. */
const LETTER = String.raw`\p{L}\p{M}{0,8}`;
/** Letters of any script, 2 to 30 of them: tags. */
export const TAG_PATTERN = new RegExp(`^(?:${LETTER}){2,30}$`, 'u');
/** The characters between two letters of a name: `St. John`, `Jean-Pierre`, `d’Arc`, `van ’t Hoff`, `Gal·la`. */
const BETWEEN = "(?:[.·・]?[ -]?['’]?|['’][ -]['’]?)";
/**
 * Names of people: the characters of tags, with hyphens, apostrophes, dots and blanks. Their length is checked by
 * `nameLength`.
 */
export const NAME_PATTERN = new RegExp(`^['’]?${LETTER}(?:${BETWEEN}${LETTER})*[.'’]?$`, 'u');
/** Letters that mail servers take everywhere; a domain with a dot, in the letters of the domain name system. */
export const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;
/** Texts that go into the head of a mail. */
export const ONE_LINE_PATTERN = /^[^\p{Cc}\u2028\u2029]*$/u;
export const PASSWORD_PATTERN = /^(?=.*\p{Lu})(?=.*\p{Nd}).{8,100}$/su;
