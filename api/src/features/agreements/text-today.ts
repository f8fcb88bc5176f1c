import type { Language } from '@handover/shared/contract';
import type { Queryable } from '../../../db/connect.ts';
import type { agreements, opportunities } from '../../../db/schema/index.ts';
import { houseTextOf, houseToday, ownAgreementOf, ownToday } from './texts.sql.ts';

type Listing = Pick<typeof opportunities.$inferSelect, 'id' | 'type'>;

/** What a request for access to an opportunity signs today: its owner's own, or that of the marketplace. */
export async function textToday(db: Queryable, { id, type }: Listing, language: Language) {
  const own = await ownToday(db, id);
  if (own)
    return {
      version: `own.${own.version}`,
      ownId: own.id,
      ownVersion: own.version,
      clauses: own.clauses,
      file: own.file,
    };
  const { version, texts } = await houseToday(db);
  return { version, ownId: null, ownVersion: null, clauses: texts[language][type], file: null };
}

type Signed = Pick<typeof agreements.$inferSelect, 'version' | 'language' | 'ownAgreementId'>;

/** The text, or the file, as it was signed. */
export async function signedText(
  db: Queryable,
  { version, language, ownAgreementId }: Signed,
  type: Listing['type'],
) {
  if (ownAgreementId !== null) return ownAgreementOf(db, ownAgreementId);
  return { clauses: (await houseTextOf(db, version))[language][type], file: null };
}
