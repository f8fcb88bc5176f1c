import {
  addDays,
  type CounterProposal,
  DAYS,
  DEFAULT_CURRENCY_ID,
  type DealDetail,
  type LoiDocument,
  type LoiStructure,
  type LoiTerms,
  type LoiVersion,
} from '@handover/shared/contract';
import type { LetterInput } from '../../../api/loi.api.ts';
import { dayFromNow } from '../../../rules/calendar.ts';
import { offeredVersions } from '../../../rules/offered-versions.ts';

interface LaterPart {
  amount: number | null;
  text: string;
}

/** Named as in the calls, so that a server error finds its field. */
export interface LoiFormValues {
  /** `written`: the letter is made from the terms; `own`: a file of one's own, with the terms beside it. */
  source: 'written' | 'own';
  file: File | null;
  price: number | null;
  currency: string;
  /** '' or null if none is chosen. */
  structure: { type: string | null; earn_out: LaterPart; vendor_loan: LaterPart };
  financing: string;
  conditions: string;
  exclusivity_days: number | null;
  expiration_date: string;
}

const laterPart = (part: LoiStructure['earn_out'] | undefined): LaterPart => ({
  amount: part?.amount ?? null,
  text: part?.text ?? '',
});

/** The proposed terms of a letter that is written here. A file may have others. */
export const PROPOSED_TERMS = { type: 'shares', exclusivity_days: DAYS.exclusivityDefault } as const;

type Content = Pick<LoiVersion, 'terms' | 'file_made' | 'expiration_date'>;

/** The values of the letter of which a new version is sent, or of a first letter. */
export const toLoiValues = (letter?: Content, currency = DEFAULT_CURRENCY_ID): LoiFormValues => ({
  source: letter && !letter.file_made ? 'own' : 'written',
  file: null,
  price: letter?.terms?.price ?? null,
  currency: String(letter?.terms?.currency ?? currency),
  structure: {
    type: letter ? (letter.terms?.structure?.type ?? '') : PROPOSED_TERMS.type,
    earn_out: laterPart(letter?.terms?.structure?.earn_out),
    vendor_loan: laterPart(letter?.terms?.structure?.vendor_loan),
  },
  financing: letter?.terms?.financing ?? '',
  conditions: letter?.terms?.conditions ?? '',
  exclusivity_days: letter ? (letter.terms?.exclusivity_days ?? null) : PROPOSED_TERMS.exclusivity_days,
  expiration_date: letter?.expiration_date ?? dayFromNow(DAYS.loiExpirationDefault),
});

/** The next version as the seller would accept it; how the price is financed stays the buyer’s. */
export const toTakenOver = (letter: LoiDocument, counter: CounterProposal): LoiFormValues => ({
  ...toLoiValues({ ...letter, ...counter, file_made: letter.file_made }),
  financing: letter.terms?.financing ?? '',
});

/** A first letter of the deal, or the next one: it begins with the terms of the last, whatever became of that. */
export function toNewValues({
  loi_documents,
  opportunity,
  bid_date,
}: Pick<DealDetail, 'loi_documents' | 'opportunity' | 'bid_date'>) {
  const plain = toLoiValues(undefined, opportunity.preferred_currency);
  // The seller needs time to answer once the bid date is over.
  const days = [plain.expiration_date];
  if (bid_date) days.push(addDays(bid_date.date, DAYS.loiExpirationDefault));
  const [lastDay = plain.expiration_date] = days.toSorted().reverse();
  const [expiration_date = lastDay] = [lastDay, dayFromNow(DAYS.loiExpirationMax)].toSorted();
  const first = { ...plain, expiration_date };
  const before = offeredVersions(loi_documents).at(-1)?.version;
  if (!before?.terms) return first;
  const { price, currency, structure, financing, conditions, exclusivity_days } = toLoiValues(before);
  return { ...first, price, currency, structure, financing, conditions, exclusivity_days };
}

/** Whether the terms of a new letter are only proposed, because the deal has no letter yet. */
export const isProposal = ({ loi_documents }: Pick<DealDetail, 'loi_documents'>) =>
  !offeredVersions(loi_documents).at(-1)?.version.terms;

/** Null if nothing is paid later. */
export const toPart = ({ amount, text }: LaterPart) =>
  amount === null ? null : { amount, text: text.trim() };

const toStructure = ({ type, earn_out, vendor_loan }: LoiFormValues['structure']): LoiStructure | null =>
  type === 'shares' || type === 'assets'
    ? { type, earn_out: toPart(earn_out), vendor_loan: toPart(vendor_loan) }
    : null;

export const toTerms = (values: LoiFormValues): LoiTerms => ({
  price: values.price,
  currency: values.price === null ? null : Number(values.currency),
  structure: toStructure(values.structure),
  financing: values.financing.trim(),
  conditions: values.conditions.trim(),
  exclusivity_days: values.exclusivity_days,
});

const readable = (amount: unknown) => (typeof amount === 'number' ? amount : null);
const readablePart = ({ amount, text }: LaterPart) => ({ amount: readable(amount), text });

/** The terms while they are typed: an amount that is no number yet is none. */
export const toReadableTerms = (values: LoiFormValues): LoiTerms => {
  const { structure, exclusivity_days: days } = values;
  const whole = Number(days);
  return toTerms({
    ...values,
    price: readable(values.price),
    structure: {
      ...structure,
      earn_out: readablePart(structure.earn_out),
      vendor_loan: readablePart(structure.vendor_loan),
    },
    exclusivity_days: days !== null && whole > 0 && Number.isInteger(whole) ? whole : null,
  });
};

/** A written letter has no file, whatever was chosen before. */
export const toLetterInput = (values: LoiFormValues): LetterInput => ({
  ...toTerms(values),
  file: values.source === 'own' ? (values.file ?? undefined) : '',
  expiration_date: values.expiration_date,
});
