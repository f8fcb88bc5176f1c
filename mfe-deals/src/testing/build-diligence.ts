import type {
  Diligence,
  DiligenceComment,
  DiligenceLine,
  DiligenceLineDetail,
} from '@handover/shared/contract';

/** An open line of the deal 7, as the seller reads it. */
export const buildLine = (overrides: Partial<DiligenceLine> = {}): DiligenceLine => ({
  id: 61,
  deal_id: 7,
  section: 'Legal',
  section_number: 1,
  number: 1,
  request: 'The articles of association',
  owed_by: 'seller',
  person: null,
  due_on: null,
  state: 'open',
  documents: [],
  comment_count: 0,
  mine: false,
  actions: [],
  updated_at: '2026-11-20T09:00:00.000Z',
  ...overrides,
});

export const buildLineDetail = (
  line: Partial<DiligenceLine> = {},
  comments: DiligenceComment[] = [],
): DiligenceLineDetail => ({ ...buildLine(line), comments });

export const buildComment = (overrides: Partial<DiligenceComment> = {}): DiligenceComment => ({
  side: 'buyer',
  person: 'Thomas Keller',
  state: null,
  text: 'By Friday?',
  created_at: '2026-11-21T09:00:00.000Z',
  ...overrides,
});

export const buildDiligence = (overrides: Partial<Diligence> = {}): Diligence => ({
  sent_at: '2026-11-20T09:00:00.000Z',
  actions: [],
  people: [],
  lines: [buildLine()],
  ...overrides,
});
