import { chapterState } from './chapters.ts';

const needed = { id: 'business', fields: ['title', 'company'], required: ['title', 'company'] };
const free = { id: 'price', fields: ['price', 'currency'], required: [], optional: ['price'] };

test.each([
  [needed, {}, {}, 'missing'],
  [needed, { title: 'Bakery', company: '' }, {}, 'missing'],
  [needed, { title: 'Bakery', company: '4' }, {}, 'done'],
  [needed, { title: 'Bakery', company: '4' }, { title: { message: 'min10' } }, 'wrong'],
  [free, { currency: '1', price: null }, {}, 'optional'],
  [free, { currency: '1', price: 0 }, {}, 'done'],
  [free, { price: -1 }, { price: { message: 'notNegative' } }, 'wrong'],
])('%j with %j and errors %j is %s', (chapter, values, errors, state) => {
  expect(chapterState(chapter, values, errors)).toBe(state);
});
