import { byDeadline } from './by-deadline.ts';

test('what ends first stands first, what never ends last, each in its order', () => {
  const rows = [
    { id: 1, deadline: null },
    { id: 2, deadline: '2026-12-20T22:59:59.999Z' },
    { id: 3, deadline: '2026-12-01T22:59:59.999Z' },
    { id: 4, deadline: null },
    { id: 5, deadline: '2026-12-20T22:59:59.999Z' },
  ];
  expect(byDeadline(rows).map(({ id }) => id)).toEqual([3, 2, 5, 1, 4]);
});
