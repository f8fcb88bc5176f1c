import type { Deadline, DeadlineKind } from '../deadline.ts';

const KINDS: Record<DeadlineKind, true> = {
  exclusivity: true,
  proposal: true,
  letter: true,
  bids: true,
  completion: true,
  diligence: true,
  request: true,
  question: true,
  delegation: true,
};

/** One deadline of each kind. */
export const everyDeadline: Deadline[] = (Object.keys(KINDS) as DeadlineKind[]).map((kind, index) => ({
  kind,
  id: index + 1,
  day: '2026-12-31',
  title: 'A bakery, two ovens; “Chez Zoë”',
  path: `/user-deals/view/${index + 1}`,
  changedAt: new Date('2026-11-30T20:15:30.500Z'),
}));
