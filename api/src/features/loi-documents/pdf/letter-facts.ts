import type { Day, LoiTerms } from '@handover/shared/contract';

/** The content of a letter that the server writes. */
export interface LetterFacts {
  /** The title of the opportunity; never the name of the company. */
  projectTitle: string;
  number: number;
  version: number;
  /** The names of the parties; null of a closed account. */
  buyer: string | null;
  seller: string | null;
  sentAt: Date;
  expirationDate: Day;
  terms: LoiTerms;
}
