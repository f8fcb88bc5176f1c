import type { Day, DealSide, DocumentAccess } from '@handover/shared/contract';
import { type Disclosure, disclosureOf } from './disclosure.rules.ts';

/** The groups of documents, by the kind of their files. */
export const DOCUMENT_KINDS = ['annual_accounts', 'documents', 'general_ledger'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const isDocumentKind = (kind: string): kind is DocumentKind =>
  DOCUMENT_KINDS.some((each) => each === kind);

/** The role in which somebody reads the documents of a deal. */
export interface DocumentReader {
  /** The seller and staff read all of them, whatever their rights. */
  isBuyer: boolean;
  /** The groups that the phase opens. */
  kinds: DocumentKind[];
  /** Whether documents that open early are open: any are, while the deal lets the buyer read at all. */
  early: boolean;
  /** Today in the marketplace. */
  day: Day;
}

export interface RightsOf {
  kind: string;
  access: DocumentAccess;
  opensEarly: boolean;
  opensOn: Day | null;
  /** It can't carry the watermark of its deal. */
  withheld?: boolean;
}

type Facts = Parameters<typeof disclosureOf>[0];

export function documentReader(facts: Facts, reader: DealSide | 'staff', day: Day): DocumentReader {
  const opens: Disclosure = disclosureOf(facts, reader);
  return {
    isBuyer: reader === 'buyer',
    kinds: DOCUMENT_KINDS.filter((kind) => opens[kind]),
    early: opens.privateData,
    day,
  };
}

/**
 * What a reader may do with a document now: the phase opens its group, unless it opens early; its day has come; and
 * then its access says how much. Of one that is withheld the buyer sees the name alone. `document-access.sql.ts` is the same as conditions of a query.
 */
export function accessTo(reader: DocumentReader, file: RightsOf): DocumentAccess {
  if (!reader.isBuyer) return 'download';
  const isOpen = reader.kinds.some((kind) => kind === file.kind) || (file.opensEarly && reader.early);
  if (!isOpen || (file.opensOn !== null && file.opensOn > reader.day)) return 'hidden';
  return file.withheld && isReadable(file.access) ? 'listed' : file.access;
}

/** Whether its content may be read, be it here alone. */
export const isReadable = (access: DocumentAccess) => access === 'view' || access === 'download';
