import { addDays, dayOf, daysBetween, endOfDay, isDay, startOfDay } from './days.ts';

const HOUR = 3_600_000;

test.each([
  // The day in Paris, on its islands and elsewhere at one and the same moment.
  ['2027-02-24T22:59:59.999Z', 'Europe/Paris', '2027-02-24'],
  ['2027-02-24T23:00:00.000Z', 'Europe/Paris', '2027-02-25'],
  ['2027-02-24T22:59:59.999Z', 'Pacific/Auckland', '2027-02-25'],
  ['2027-02-24T09:59:59.999Z', 'Pacific/Tahiti', '2027-02-23'],
  ['2027-02-24T04:59:59.999Z', 'America/Montreal', '2027-02-23'],
  ['2027-07-14T22:00:00.000Z', 'Europe/Paris', '2027-07-15'],
])('%s in %s is %s', (time, zone, day) => expect(dayOf(time, zone)).toBe(day));

test.each([
  ['2027-02-24', 'Europe/Paris', '2027-02-24T22:59:59.999Z', 24],
  ['2027-07-14', 'Europe/Paris', '2027-07-14T21:59:59.999Z', 24],
  // Clocks change: 23 hours, 25 hours.
  ['2027-03-28', 'Europe/Paris', '2027-03-28T21:59:59.999Z', 23],
  ['2027-10-31', 'Europe/Paris', '2027-10-31T22:59:59.999Z', 25],
  ['2027-09-26', 'Pacific/Auckland', '2027-09-26T10:59:59.999Z', 23],
  ['2027-04-04', 'Pacific/Auckland', '2027-04-04T11:59:59.999Z', 25],
  ['2027-03-14', 'America/Montreal', '2027-03-15T03:59:59.999Z', 23],
  ['2027-02-24', 'Pacific/Tahiti', '2027-02-25T09:59:59.999Z', 24],
  // Clocks change at midnight: the day before a day that begins at one, that day, and one that has its last hour twice.
  ['2027-04-29', 'Africa/Cairo', '2027-04-29T21:59:59.999Z', 24],
  ['2027-04-30', 'Africa/Cairo', '2027-04-30T20:59:59.999Z', 23],
  ['2027-10-28', 'Africa/Cairo', '2027-10-28T21:59:59.999Z', 25],
  ['2018-11-03', 'America/Sao_Paulo', '2018-11-04T02:59:59.999Z', 24],
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-05T01:59:59.999Z', 23],
  ['2018-02-17', 'America/Sao_Paulo', '2018-02-18T02:59:59.999Z', 25],
  ['2027-11-07', 'America/Havana', '2027-11-08T04:59:59.999Z', 25],
])('%s in %s ends at %s, after %d hours', (day, zone, end, hours) => {
  if (!isDay(day)) throw new Error(day);
  const ends = endOfDay(day, zone);
  expect(ends.toISOString()).toBe(end);
  expect((ends.getTime() + 1 - startOfDay(day, zone).getTime()) / HOUR).toBe(hours);
  expect([dayOf(ends, zone), dayOf(ends.getTime() + 1, zone)]).toEqual([day, addDays(day, 1)]);
});

test('every day of two years ends on itself, in each of these zones', () => {
  for (const zone of ['Europe/Paris', 'Pacific/Auckland', 'America/Montreal', 'Pacific/Tahiti'])
    for (let day = addDays('2027-01-01', 0); day < '2029-01-01'; day = addDays(day, 1)) {
      const end = endOfDay(day, zone);
      if (dayOf(end, zone) !== day || dayOf(end.getTime() + 1, zone) === day)
        throw new Error(`${day} ${zone}`);
    }
});

test('days are counted by the calendar, whatever the clocks do', () => {
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(daysBetween('2027-03-27', '2027-04-03')).toBe(7);
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-02-24T00:00:00Z', false],
  ['24.02.2027', false],
  ['', false],
])('%s is a day: %s', (text, is) => expect(isDay(text)).toBe(is));
