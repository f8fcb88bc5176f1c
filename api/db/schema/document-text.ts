import { sql } from 'drizzle-orm';
import { index, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, tsvector } from './columns.ts';

/** What is known of the text: all of it, its beginning alone, that there is none, or that it could not be read. */
export const documentTextState = pgEnum('document_text_state', ['whole', 'beginning', 'none', 'unreadable']);

/**
 * The text of the documents of deals, for searches: once for all files that share their bytes. It is written by a job,
 * and a trigger removes it with the last file that is shown (migration `document_texts`).
 */
export const documentTexts = pgTable(
  'document_texts',
  {
    storageKey: text('storage_key').primaryKey(),
    state: documentTextState('state').notNull(),
    text: text('text').notNull().default(''),
    english: tsvector('english').generatedAlwaysAs(sql`to_tsvector('en_unaccent', text)`),
    french: tsvector('french').generatedAlwaysAs(sql`to_tsvector('fr_unaccent', text)`),
    createdAt: createdAt(),
  },
  (t) => [
    index('document_texts_english').using('gin', t.english),
    index('document_texts_french').using('gin', t.french),
  ],
);
