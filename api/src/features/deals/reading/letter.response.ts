import {
  type CounterProposal,
  hasTerms,
  type LoiDocument,
  type LoiTerms,
  type LoiVersion,
  type SealedLetter,
} from '@handover/shared/contract';
import type { loiVersions } from '../../../../db/schema/index.ts';
import { fileView } from '../../stored-files/index.ts';
import { personName } from '../../users/index.ts';
import type { CounterOf } from '../bidding/counters.sql.ts';
import type { LetterRow } from './letters.sql.ts';

type Content = Pick<
  typeof loiVersions.$inferSelect,
  'price' | 'currencyId' | 'structure' | 'financing' | 'conditions' | 'exclusivityDays'
>;

/** The terms of a version, as far as they are given. */
export const termsOf = (row: Content): LoiTerms => ({
  price: row.price,
  currency: row.currencyId,
  structure: row.structure,
  financing: row.financing,
  conditions: row.conditions,
  exclusivity_days: row.exclusivityDays,
});

const givenTerms = (row: Content): LoiTerms | null => {
  const terms = termsOf(row);
  return hasTerms(terms) ? terms : null;
};

function versionsOf({ letter, file, earlier }: LetterRow, readsSealed: boolean): LoiVersion[] {
  const all = [...earlier, { version: letter, file }].map((each, index) => ({
    ...each,
    // A version is stored as an earlier one when the next is sent.
    createdAt: earlier[index - 1]?.version.createdAt ?? letter.createdAt,
  }));
  const shown = readsSealed ? all : all.filter(({ version }) => !version.sealed);
  return shown.map(({ version, file: stored, createdAt }) => ({
    version: version.version,
    expiration_date: version.expirationDate,
    terms: givenTerms(version),
    file: fileView(stored),
    file_made: version.fileMade,
    created_at: createdAt.toISOString(),
  }));
}

/** What became of a counter-proposal: it ends with the version that it is about. */
const counterStatus = (
  { outcome, version }: CounterOf['counter'],
  letter: LetterRow['letter'],
): CounterProposal['status'] =>
  outcome ?? (letter.status === 'submitted' && letter.version === version ? 'open' : 'ended');

export const waitsForAnswer = ({ counters, letter }: LetterRow): boolean =>
  counters.some(({ counter }) => counterStatus(counter, letter) === 'open');

const counterView = ({ counter, person }: CounterOf, letter: LetterRow['letter']): CounterProposal => ({
  id: counter.id,
  version: counter.version,
  terms: termsOf(counter),
  expiration_date: counter.expirationDate,
  message: counter.message,
  status: counterStatus(counter, letter),
  reason: counter.reason || null,
  proposed_by: personName(person),
  created_at: counter.createdAt.toISOString(),
  decided_at: counter.decidedAt?.toISOString() ?? null,
});

/** That a letter came, without what it says. */
const sealedResponse = ({ letter, number, submitter }: LetterRow): SealedLetter => ({
  id: letter.id,
  deal_id: letter.dealId,
  number,
  version: letter.version,
  status: letter.status,
  submitted_by: personName(submitter),
  created_at: letter.createdAt.toISOString(),
});

/** The letters of a deal, those apart that their reader may not open. Their author reads them all. */
export function letterViews(
  rows: LetterRow[],
  readsSealed: boolean,
): { letters: LoiDocument[]; sealed: SealedLetter[] } {
  const isShut = ({ letter }: LetterRow) => letter.sealed && !readsSealed;
  return {
    letters: rows.filter((row) => !isShut(row)).map((row) => letterResponse(row, readsSealed)),
    sealed: rows.filter(isShut).map(sealedResponse),
  };
}

/** A letter that its reader may open; of its versions those that they may. */
export function letterResponse(row: LetterRow, readsSealed: boolean): LoiDocument {
  const { letter, file, deal, submitter } = row;
  const end = letter.status === 'accepted' ? deal.exclusivityEndsAt : null;
  return {
    id: letter.id,
    deal_id: letter.dealId,
    number: row.number,
    status: letter.status,
    version: letter.version,
    expiration_date: letter.expirationDate,
    terms: givenTerms(letter),
    file: fileView(file),
    file_made: letter.fileMade,
    versions: versionsOf(row, readsSealed),
    counter_proposals: row.counters.map((each) => counterView(each, letter)),
    is_sealed: letter.sealed,
    submitted_by: personName(submitter),
    decline_reason: letter.declineReason,
    decided_at: letter.decidedAt?.toISOString() ?? null,
    exclusivity_period_end_time: end?.toISOString() ?? null,
    created_at: letter.createdAt.toISOString(),
    updated_at: letter.updatedAt.toISOString(),
  };
}
