import type { Language } from '@handover/shared/contract';
import type { Queryable } from '../../../db/connect.ts';
import type { agreements, opportunities } from '../../../db/schema/index.ts';
import { houseTextOf, houseToday, ownTextOf, ownToday } from './texts.sql.ts';

type Listing = Pick<typeof opportunities.$inferSelect, 'id' | 'type'>;

/** The text that a request for access to an opportunity signs today: its owner's own, or that of the marketplace. */
export async function textToday(db: Queryable, { id, type }: Listing, language: Language) {
  const own = await ownToday(db, id);
  if (own)
    return { version: `own.${own.version}`, ownId: own.id, ownVersion: own.version, clauses: own.clauses };
  const { version, texts } = await houseToday(db);
  return { version, ownId: null, ownVersion: null, clauses: texts[language][type] };
}

type Signed = Pick<typeof agreements.$inferSelect, 'version' | 'language' | 'ownAgreementId'>;

/** The text as it was signed. */
export async function signedText(
  db: Queryable,
  { version, language, ownAgreementId }: Signed,
  type: Listing['type'],
) {
  if (ownAgreementId !== null) return ownTextOf(db, ownAgreementId);
  return (await houseTextOf(db, version))[language][type];
}
