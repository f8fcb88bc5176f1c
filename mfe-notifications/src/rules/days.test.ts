import { dateOf, nextDay, startOf } from './days.ts';

// A year of days has the two on which clocks change, where there are such.
const days = Array.from({ length: 366 }, (_, index) => dateOf(new Date(2026, 0, 1 + index, 12)));

test('each day begins where the one before ends, and its first and last moments are of that day', () => {
  for (const [index, day] of days.entries()) {
    expect(dateOf(startOf(day))).toBe(day);
    expect(dateOf(new Date(nextDay(day).getTime() - 1))).toBe(day);
    const next = days[index + 1];
    if (next) expect(nextDay(day)).toEqual(startOf(next));
  }
});
