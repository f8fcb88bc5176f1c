import { chapterState } from './chapter-state.ts';

const wrong = { title: { message: 'min10' } };

test.each([
  [{ fields: ['title'], done: false }, {}, 'missing'],
  [{ fields: ['title'], done: true }, {}, 'done'],
  [{ fields: ['title'], done: true }, wrong, 'wrong'],
  [{ fields: ['price'], done: true }, wrong, 'done'],
  [{ fields: ['price'], done: false, optional: true }, {}, 'optional'],
  [{ fields: ['price'], done: true, optional: true }, {}, 'done'],
])('%j with errors %j is %s', (chapter, errors, state) => {
  expect(chapterState(chapter, errors)).toBe(state);
});
