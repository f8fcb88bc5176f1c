import { hasTerms, type LoiDocument, type LoiTerms, type LoiVersion } from '@handover/shared/contract';
import type { loiVersions } from '../../../../db/schema/index.ts';
import { fileView } from '../../stored-files/index.ts';
import { personName } from '../../users/index.ts';
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

function versionsOf({ letter, file, earlier }: LetterRow): LoiVersion[] {
  const all = [...earlier, { version: letter, file }];
  return all.map(({ version, file: stored }, index) => ({
    version: version.version,
    expiration_date: version.expirationDate,
    terms: givenTerms(version),
    file: fileView(stored),
    file_made: version.fileMade,
    // A version is stored as an earlier one when the next is sent.
    created_at: (earlier[index - 1]?.version.createdAt ?? letter.createdAt).toISOString(),
  }));
}

export function letterResponse(row: LetterRow): LoiDocument {
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
    versions: versionsOf(row),
    submitted_by: personName(submitter),
    decline_reason: letter.declineReason,
    decided_at: letter.decidedAt?.toISOString() ?? null,
    exclusivity_period_end_time: end?.toISOString() ?? null,
    created_at: letter.createdAt.toISOString(),
    updated_at: letter.updatedAt.toISOString(),
  };
}
