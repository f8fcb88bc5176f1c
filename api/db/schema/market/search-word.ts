import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Every word of a published teaser, without case and accents: what a misspelt word may have meant. A trigger adds them,
 * a job removes those that no published teaser has any more.
 * Not unique: two transactions that add the same word would have to wait for each other.
 */
export const searchWords = pgTable('search_words', { word: text('word').notNull() }, (t) => [
  index('search_words_word').on(t.word),
  index('search_words_alike').using('gin', sql`${t.word} gin_trgm_ops`),
]);
