import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { faq, faqCategories } from '../../../db/schema/index.ts';
import { account } from './account.data.ts';
import { confidentiality } from './confidentiality.data.ts';
import { dueDiligence } from './due-diligence.data.ts';
import { frenchLaw } from './french-law.data.ts';
import { process } from './process.data.ts';

const CATEGORIES = [confidentiality, process, dueDiligence, frenchLaw, account];
/** The ids of a category's questions start at its own id times this. */
const IDS_PER_CATEGORY = 100;

/** Upserts by fixed ids, so that a new release replaces changed texts, except those that staff have edited. The order is that of staff. */
export async function seedFaq(tx: Transaction): Promise<void> {
  const categories = CATEGORIES.map(({ name, nameFr }, index) => ({
    id: index + 1,
    name,
    nameFr,
    position: index,
  }));
  const questions = CATEGORIES.flatMap(({ entries }, category) =>
    entries.map((entry, index) => ({
      id: (category + 1) * IDS_PER_CATEGORY + index + 1,
      categoryId: category + 1,
      position: index,
      ...entry,
    })),
  );
  await tx
    .insert(faqCategories)
    .values(categories)
    .onConflictDoUpdate({
      target: faqCategories.id,
      set: { name: sql`excluded.name`, nameFr: sql`excluded.name_fr` },
      setWhere: sql`not ${faqCategories.edited}`,
    });
  await tx
    .insert(faq)
    .values(questions)
    .onConflictDoUpdate({
      target: faq.id,
      set: {
        categoryId: sql`excluded.category_id`,
        question: sql`excluded.question`,
        questionFr: sql`excluded.question_fr`,
        answer: sql`excluded.answer`,
        answerFr: sql`excluded.answer_fr`,
      },
      setWhere: sql`not ${faq.edited}`,
    });
}
