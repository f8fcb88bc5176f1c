import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextStep, type StepFacts } from './next-step.rules.ts';

const day = (date: string) => new Date(`2026-${date}T12:00:00.000Z`);
const facts: StepFacts = {
  side: 'buyer',
  role: 'requester',
  phase: 'introduction',
  status: 'active',
  pausedBy: null,
  cancellationReason: null,
  letter: null,
  bidsDue: null,
  exclusivityEnd: null,
  proposedEnd: null,
  completion: null,
  answerBy: null,
  questionsToAnswer: 0,
  hasCompany: true,
  createdAt: day('11-01'),
  updatedAt: day('11-20'),
};
const seller = { side: 'seller', role: 'owner' } as const;
const open = {
  status: 'submitted',
  expires: day('12-05'),
  at: day('11-21'),
  isSealed: false,
  hasCounter: false,
} as const;
const sealed = { ...open, isSealed: true } as const;
const countered = { ...open, hasCounter: true } as const;
const bidDate = day('11-30');
const due = { bidsDue: { end: bidDate, isOver: false } };
const over = { bidsDue: { end: bidDate, isOver: true } };
const declined = { ...open, status: 'declined' } as const;
const end = day('12-24');
const running = { exclusivityEnd: end };
const proposed = { proposedEnd: day('12-10') };
const answerBy = day('11-27');
const declared = { completion: 'proposed', answerBy } as const;
const announced = { completion: 'announced', answerBy } as const;
const asked = { questionsToAnswer: 2 };
const [created, decided, changed] = [facts.createdAt, open.at, facts.updatedAt];

for (const [given, move, code, deadline, since] of [
  [{}, 'mine', 'introduction.buyer', null, created],
  [seller, 'theirs', 'introduction.seller', null, created],
  [{ letter: declined }, 'mine', 'afterLetter.buyer.declined', null, decided],
  [{ ...seller, letter: declined }, 'theirs', 'afterLetter.seller.declined', null, decided],
  [{ hasCompany: false }, 'theirs', 'company.buyer', null, created],
  [{ ...seller, hasCompany: false }, 'mine', 'company.seller', null, created],
  [{ hasCompany: false, ...asked }, 'mine', 'questions.buyer', null, changed],
  [{ phase: 'loi', letter: open, hasCompany: false }, 'theirs', 'loi.buyer', open.expires, changed],
  [due, 'mine', 'introduction.buyer', bidDate, created],
  [{ ...seller, ...due }, 'theirs', 'introduction.seller', bidDate, created],
  [{ ...due, letter: declined }, 'mine', 'afterLetter.buyer.declined', bidDate, decided],
  [over, 'theirs', 'bidsClosed.buyer', null, bidDate],
  [{ ...seller, ...over }, 'mine', 'bidsClosed.seller', null, bidDate],
  [{ phase: 'loi', letter: sealed, ...due }, 'theirs', 'sealed.buyer', bidDate, changed],
  [{ ...seller, phase: 'loi', letter: sealed, ...due }, 'theirs', 'sealed.seller', bidDate, changed],
  [{ ...seller, phase: 'loi', letter: sealed, ...due, ...asked }, 'mine', 'questions.seller', null, changed],
  [{ ...seller, phase: 'loi', letter: open, ...over }, 'mine', 'loi.seller', open.expires, changed],
  [{ phase: 'loi', letter: countered }, 'mine', 'counter.buyer', open.expires, changed],
  [{ ...seller, phase: 'loi', letter: countered }, 'theirs', 'counter.seller', open.expires, changed],
  [{ phase: 'loi', letter: open }, 'theirs', 'loi.buyer', open.expires, changed],
  [{ ...seller, phase: 'loi', letter: open }, 'mine', 'loi.seller', open.expires, changed],
  [{ phase: 'due_diligence', ...running }, 'mine', 'due_diligence.buyer', end, changed],
  [{ ...seller, phase: 'due_diligence', ...running }, 'theirs', 'due_diligence.seller', end, changed],
  // Questions of the other side come first where one would wait for it, and are no other step where one does not.
  [{ ...seller, ...asked }, 'mine', 'questions.seller', null, changed],
  [{ phase: 'loi', letter: open, ...asked }, 'mine', 'questions.buyer', open.expires, changed],
  [{ ...seller, phase: 'loi', letter: open, ...asked }, 'mine', 'loi.seller', open.expires, changed],
  [{ ...seller, phase: 'due_diligence', ...running, ...asked }, 'mine', 'questions.seller', end, changed],
  [{ phase: 'due_diligence', ...running, ...asked }, 'mine', 'due_diligence.buyer', end, changed],
  [{ phase: 'spa', ...running, ...asked }, 'mine', 'questions.buyer', end, changed],
  [{ status: 'paused', pausedBy: 'other', ...asked }, 'theirs', 'paused.byOther', null, changed],
  [{ phase: 'due_diligence' }, 'mine', 'due_diligence.buyer_ended', null, changed],
  [{ ...seller, phase: 'due_diligence' }, 'mine', 'due_diligence.seller_ended', null, changed],
  [{ phase: 'spa', ...running, ...proposed }, 'mine', 'proposal.buyer', end, changed],
  [{ ...seller, phase: 'spa', ...running, ...proposed }, 'mine', 'spa.seller', end, changed],
  [{ phase: 'spa', ...running }, 'theirs', 'spa.buyer', end, changed],
  [{ ...seller, phase: 'spa' }, 'mine', 'spa.seller_ended', null, changed],
  [{ phase: 'closing', ...running }, 'theirs', 'closing.buyer', end, changed],
  [{ ...seller, phase: 'closing' }, 'mine', 'closing.seller_ended', null, changed],
  [{ phase: 'closing', ...running, ...declared }, 'mine', 'completion.buyer', answerBy, changed],
  [{ ...seller, phase: 'closing', ...declared }, 'theirs', 'completion.seller', answerBy, changed],
  [{ ...seller, phase: 'closing', ...declared, ...asked }, 'mine', 'questions.seller', answerBy, changed],
  [{ phase: 'closing', ...running, ...announced }, 'theirs', 'completionAnnounced.buyer', end, changed],
  [{ ...seller, phase: 'closing', ...announced }, 'mine', 'completionAnnounced.seller', null, changed],
  [{ status: 'paused', pausedBy: 'me' }, 'mine', 'paused.byViewer', null, changed],
  [{ status: 'paused', pausedBy: 'other' }, 'theirs', 'paused.byOther', null, changed],
  [
    { ...running, phase: 'spa', status: 'paused', pausedBy: 'other' },
    'theirs',
    'paused.byOther',
    end,
    changed,
  ],
  [{ ...seller, status: 'paused', pausedBy: 'other' }, 'theirs', 'paused.byOtherResumable', null, changed],
  [{ status: 'paused', pausedBy: 'exclusivity' }, 'none', 'paused.exclusivity_requester', null, changed],
  [
    { ...seller, status: 'paused', pausedBy: 'exclusivity' },
    'none',
    'paused.exclusivity_owner',
    null,
    changed,
  ],
  [{ status: 'completed', ...running }, 'none', 'completed.buyer', null, changed],
  [{ ...seller, status: 'completed' }, 'none', 'completed.seller', null, changed],
  [{ status: 'cancelled', cancellationReason: 'sold' }, 'none', 'cancelled.sold', null, changed],
  [
    { status: 'cancelled', cancellationReason: 'The bank said no.' },
    'none',
    'cancelled.other',
    null,
    changed,
  ],
] as const) {
  test(`the next step: ${code}, ${move}`, () =>
    assert.deepEqual(nextStep({ ...facts, ...given }), {
      move,
      code,
      deadline: deadline?.toISOString() ?? null,
      since: since.toISOString(),
    }));
}
