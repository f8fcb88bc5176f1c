import { firstTimes } from './first-times.ts';

test('a text is news once; so many others later it may be news again', () => {
  const isNews = firstTimes();
  expect(['one', 'two', 'one', 'one'].map(isNews)).toEqual([true, true, false, false]);
  for (let each = 0; each < 1000; each += 1) isNews(`another ${each}`);
  expect(isNews('one')).toBe(true);
});
