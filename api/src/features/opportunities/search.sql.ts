import { type SQL, sql } from 'drizzle-orm';
import { opportunities } from '../../../db/schema/index.ts';
import { contains } from '../../http/contains.ts';

/**
 * Full text in French and English, parts of the title, and a forgiven typo in it; accents folded in all of them, each
 * by an index. Parts and typos are made of three letters at least: with fewer, words that begin so are found.
 */
export function matches(text: string): SQL {
  const words = sql`${opportunities.search} @@ (websearch_to_tsquery('fr_unaccent', ${text}) || websearch_to_tsquery('en_unaccent', ${text}))`;
  if (!/[\p{L}\p{N}]{3}/u.test(text)) return sql`(${words} or ${beginsWith(text)})`;
  const typo = sql`fold(${text}) <% fold(${opportunities.projectTitle})`;
  return sql`(${words} or ${contains(opportunities.projectTitle, text)} or ${typo})`;
}

function beginsWith(text: string): SQL {
  const word = /[\p{L}\p{N}]+/u.exec(text)?.[0];
  return word ? sql`${opportunities.search} @@ to_tsquery('simple', fold(${word}) || ':*')` : sql`false`;
}
