import type { LoiStructure } from '@handover/shared/contract';

/** The words of a written letter. */
export interface LetterTexts {
  /** Also of the file's name. */
  title: string;
  numbered: (number: number, version: number) => string;
  page: (page: number, pages: number) => string;
  buyer: string;
  seller: string;
  formerUser: string;
  sentOn: string;
  intro: (buyer: string, seller: string, project: string) => string;
  price: string;
  atClosing: string;
  structure: string;
  structures: Record<LoiStructure['type'], string>;
  earnOut: string;
  vendorLoan: string;
  financing: string;
  conditions: string;
  noConditions: string;
  exclusivity: string;
  days: (count: number) => string;
  validity: string;
  validUntil: (day: string, place: string) => string;
  closing: string;
  signature: string;
  placeAndDate: string;
}
