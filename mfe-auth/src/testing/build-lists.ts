import type { FaqEntry, ListedName } from '@handover/shared/contract';

export const buildName = (overrides: Partial<ListedName> = {}): ListedName => ({
  ...{ id: 1, name: 'Industry', name_fr: 'Industrie', parent: null, retired: false },
  updated_at: '2026-11-21T09:00:00.000Z',
  ...overrides,
});

export const buildFaqEntry = (overrides: Partial<FaqEntry> = {}): FaqEntry => ({
  ...{ id: 101, category: 1, question: 'Who reads my name?', question_fr: 'Qui lit mon nom ?' },
  answer: 'Nobody, until you agree.',
  answer_fr: 'Personne, avant votre accord.',
  published: true,
  updated_at: '2026-11-21T09:00:00.000Z',
  ...overrides,
});
