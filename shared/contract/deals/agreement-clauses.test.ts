import { clausesOf, textOfClauses } from './agreement-clauses.ts';

test.each([
  ['one paragraph', 'Keep it secret.', [{ title: '', text: 'Keep it secret.' }]],
  [
    'titles, and a paragraph without one',
    'Purpose\nTo judge the business.\n\nNothing else.',
    [
      { title: 'Purpose', text: 'To judge the business.' },
      { title: '', text: 'Nothing else.' },
    ],
  ],
  ['several lines under a title', 'Purpose\nOne.\nTwo.', [{ title: 'Purpose', text: 'One.\nTwo.' }]],
])('%s', (_, text, clauses) => {
  expect(clausesOf(text)).toEqual(clauses);
  expect(textOfClauses(clauses)).toBe(text);
});

test('line ends of Windows and blank lines are none of the text', () => {
  expect(clausesOf('\r\nPurpose\r\nTo judge.\r\n \r\n\r\nLaw\r\nFrench. ')).toEqual([
    { title: 'Purpose', text: 'To judge.' },
    { title: 'Law', text: 'French.' },
  ]);
});
