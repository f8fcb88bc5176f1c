import type { FaqEntry, FaqEntryBody, ListedName, ListedNameBody } from '@handover/shared/contract';
import type { Stored } from '@handover/shared/forms';

/** The form of an entry of a list. */
export interface NameValues {
  id: number | null;
  name: string;
  name_fr: string;
  state: 'offered' | 'retired';
}

export const newName: NameValues = { id: null, name: '', name_fr: '', state: 'offered' };

export const storedName = ({ id, name, name_fr, retired, updated_at }: ListedName): Stored<NameValues> => ({
  values: { id, name, name_fr, state: retired ? 'retired' : 'offered' },
  updatedAt: updated_at,
});

export const nameBody = ({ name, name_fr, state }: NameValues): Omit<ListedNameBody, 'parent'> => ({
  name,
  name_fr,
  retired: state === 'retired',
});

/** The form of a question. The category is an id as text; null if none is chosen. */
export interface FaqValues {
  id: number | null;
  question: string;
  question_fr: string;
  answer: string;
  answer_fr: string;
  category: string | null;
  state: 'shown' | 'hidden';
}

/** Hidden until somebody decides otherwise. */
export const newFaq = (category: string | null): FaqValues => ({
  ...{ id: null, question: '', question_fr: '', answer: '', answer_fr: '' },
  category,
  state: 'hidden',
});

export const storedFaq = ({ category, published, updated_at, ...texts }: FaqEntry): Stored<FaqValues> => ({
  values: { ...texts, category: String(category), state: published ? 'shown' : 'hidden' },
  updatedAt: updated_at,
});

export const faqBody = ({ id: _, category, state, ...texts }: FaqValues): FaqEntryBody => ({
  ...texts,
  category: Number(category),
  published: state === 'shown',
});
