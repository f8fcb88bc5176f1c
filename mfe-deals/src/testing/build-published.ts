import type { PublishedAnswer } from '@handover/shared/contract';

/** What the seller has published to all buyers. */
export const buildPublished = (overrides: Partial<PublishedAnswer> = {}): PublishedAnswer => ({
  id: 61,
  subject: null,
  category: 'legal',
  question: 'How long does the lease run?',
  answer: 'For nine years.',
  published_at: '2026-11-22T09:00:00.000Z',
  corrected_at: null,
  updated_at: '2026-11-22T09:00:00.000Z',
  ...overrides,
});
