import type { Day, LoiTerms } from '@handover/shared/contract';

/** What a written letter says. */
export interface LetterFacts {
  /** Of the opportunity; never the name of the company. */
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
