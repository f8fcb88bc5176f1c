import { buildNextStep } from '../testing/build-deal.ts';
import { stepPlace } from './step-place.ts';

test.each([
  ['introduction.buyer', 'write', 'loi'],
  ['afterLetter.buyer.declined', 'write', 'loi'],
  ['loi.seller', 'read', 'loi'],
  ['proposal.buyer', 'answer', undefined],
  ['due_diligence.buyer', 'examine', 'data-room'],
  ['due_diligence.buyer_ended', 'open', undefined],
  ['questions.seller', 'answer', 'questions'],
  ['due_diligence.seller', 'open', undefined],
  ['due_diligence.seller_ended', 'open', undefined],
  ['introduction.seller', 'open', undefined],
  ['paused.byViewer', 'open', undefined],
] as const)('the button of %p is %p, and leads to the tab %p', (code, action, tab) => {
  expect(stepPlace({ next_step: buildNextStep({ code }) })).toEqual({ action, tab });
});
