import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { opportunities } from '../../../../db/schema/index.ts';
import { contains } from '../../../http/lists/contains.sql.ts';
import { isMeantLiterally, type KnownWord, searchedWords, wordsOf } from './search.rules.ts';

/** The facts about the searched words in published teasers, each by an index. */
async function knownWords(db: Queryable, words: string[]): Promise<KnownWord[]> {
  const { rows } = await db.execute<{ [Key in keyof KnownWord]: KnownWord[Key] }>(sql`
    select w.word,
      numnode(plainto_tsquery('fr_unaccent', w.word)) = 0 or numnode(plainto_tsquery('en_unaccent', w.word)) = 0 as "isCommon",
      array(select s.word from search_words s where length(w.word) > 2 and s.word like '%' || w.word || '%'
        group by s.word order by length(s.word), s.word limit 100) as containing,
      array(select s.word from search_words s where length(w.word) > 3 and (s.word % w.word or s.word = any(array(
        select overlay(w.word placing substr(w.word, i + 1, 1) || substr(w.word, i, 1) from i for 2)
        from generate_series(1, length(w.word) - 1) i)))
        group by s.word order by similarity(s.word, w.word) desc, s.word limit 100) as alike
    from (select fold(word) as word from unnest(${sql.param(words)}::text[]) with ordinality each(word, place) order by place) w`);
  // An accent alone leaves an empty word.
  return rows.filter(({ word }) => word.trim() !== '');
}

/** The word as a lexeme of a tsquery. */
const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;

/**
 * Matches each word by its stem, by words that begin with it or contain it, or by the words that it may be a
 * misspelling of.
 */
function forgiving(known: readonly KnownWord[]): SQL {
  const each = searchedWords(known).map(({ word, others }) => {
    const written = [`${quoted(word)}:*`, ...others.map(quoted)].join(' | ');
    return sql`(plainto_tsquery('fr_unaccent', ${word}) || plainto_tsquery('en_unaccent', ${word}) || ${written}::tsquery)`;
  });
  return sql.join(each, sql` && `);
}

const literal = (text: string) =>
  sql`websearch_to_tsquery('fr_unaccent', ${text}) || websearch_to_tsquery('en_unaccent', ${text})`;

/** The words of a search as a `tsquery`, with typos forgiven. */
export async function wordsQuery(db: Queryable, text: string): Promise<SQL> {
  const words = isMeantLiterally(text) ? [] : wordsOf(text);
  // One query of the index: the planner would take two for twice as many rows.
  const known = words.length > 0 ? await knownWords(db, words) : [];
  return known.length > 0 ? forgiving(known) : literal(text);
}

/**
 * The words of a search in title, teaser, sectors, tags and place, in both languages, with typos forgiven; and a part
 * of the title as it stands. Parts are made of three letters at least, as the index is.
 */
export async function matching(db: Queryable, text: string, scope: 'public' | 'own'): Promise<SQL> {
  const { search, projectTitle } = opportunities;
  const query = await wordsQuery(db, text);
  const found = sql`${search} @@ (${query})`;
  if (!/[\p{L}\p{N}]{3}/u.test(text)) return found;
  const part = contains(projectTitle, text);
  if (scope === 'public') return sql`(${found} or ${part})`;
  // The words of what is not published are not known.
  return sql`(${found} or ${part} or fold(${text}) <% fold(${projectTitle}))`;
}
