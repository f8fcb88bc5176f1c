import { moderationState } from './moderation-state.ts';

test.each([
  [true, 'published'],
  [false, 'rejected'],
  [null, 'under_review'],
  [undefined, 'unknown'],
  ['true', 'unknown'],
])('%p is %s', (validated, state) => {
  expect(moderationState(validated)).toBe(state);
});
