import { isDone } from './chapters.ts';

const needed = { id: 'business', fields: ['title', 'company'], required: ['title', 'company'] };
const free = { id: 'price', fields: ['price', 'currency'], required: [], optional: ['price'] };

test.each([
  [needed, {}, false],
  [needed, { title: 'Bakery', company: '' }, false],
  [needed, { title: 'Bakery', company: '4' }, true],
  [free, { currency: '1', price: null }, false],
  [free, { currency: '1', price: 0 }, true],
])('%j with %j: done is %s', (chapter, values, done) => {
  expect(isDone(chapter, values)).toBe(done);
});
