import { marketZone } from '@handover/shared/contract/hosting';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { DOCUMENT_KINDS, type DocumentReader } from './document-access.rules.ts';

/** How much of a document is asked for. */
export type Asked = 'listed' | 'view' | 'download';

/** What is open to a reader; the day is that of the query. */
export type Groups = Pick<DocumentReader, 'isBuyer' | 'kinds' | 'early'>;

/** Whether the seller grants the buyer as much of a document, today; its phase is another question. */
export const isGranted = (asked: Asked, table = 'files'): SQL => {
  const file = sql.identifier(table);
  const today = sql`(now() at time zone ${marketZone()})::date`;
  const isWithheld = asked === 'listed' ? sql`false` : sql`${file}.withheld`;
  return sql`(${file}.access >= ${asked}::document_access and not ${isWithheld} and coalesce(${file}.opens_on <= ${today}, true))`;
};

/**
 * Whether a reader may do as much with a document now: every query of documents of a deal has this condition. The rule
 * is `accessTo` of `document-access.rules.ts`.
 *
 * @param table the name of the files in the query
 */
export function mayBeRead({ isBuyer, kinds, early }: Groups, asked: Asked, table = 'files'): SQL {
  const file = sql.identifier(table);
  const isDocument = inArray(sql`${file}.kind`, [...DOCUMENT_KINDS]);
  if (!isBuyer) return isDocument;
  const byPhase = kinds.length > 0 ? inArray(sql`${file}.kind`, kinds) : sql`false`;
  const byItself = early ? sql`(${file}.opens_early and ${isDocument})` : sql`false`;
  return sql`((${byPhase} or ${byItself}) and ${isGranted(asked, table)})`;
}
