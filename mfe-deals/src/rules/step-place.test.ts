import { buildNextStep } from '../testing/build-deal.ts';
import { stepPlace } from './step-place.ts';

test.each([
  ['introduction.buyer', 'write', '/user-deals/letter/7'],
  ['afterLetter.buyer.declined', 'write', '/user-deals/letter/7'],
  ['loi.seller', 'read', '/user-deals/view/7?tab=loi'],
  ['proposal.buyer', 'answer', '/user-deals/view/7'],
  ['due_diligence.buyer', 'examine', '/user-deals/view/7?tab=data-room'],
  ['due_diligence.buyer_ended', 'open', '/user-deals/view/7'],
  ['questions.seller', 'answer', '/user-deals/view/7?tab=questions'],
  ['due_diligence.seller', 'open', '/user-deals/view/7'],
  ['due_diligence.seller_ended', 'open', '/user-deals/view/7'],
  ['introduction.seller', 'open', '/user-deals/view/7'],
  ['paused.byViewer', 'open', '/user-deals/view/7'],
] as const)('the button of %p is %p, and leads to %p', (code, action, to) => {
  expect(stepPlace({ id: 7, next_step: buildNextStep({ code }) })).toEqual({ action, to });
});
