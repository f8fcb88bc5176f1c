import { differingPart } from './differing-part.ts';

const LONG =
  'The workshop was founded by two brothers in a barn above the valley, and has never stood still since that day.';

test.each([
  ['all of it', 'A foundry', 'The workshop', ['', 'A foundry', '']],
  ['one word', 'A foundry by the river', 'A foundry above the river', ['A foundry ', 'by', ' the river']],
  ['nothing', 'A foundry', 'A foundry by the river', ['A foundry', '', '']],
  ['added at the end', 'A b c', 'A b ', ['A b ', 'c', '']],
  ['no text', '', 'A foundry', ['', '', '']],
  [
    'a word in a long text, with some of what is around it',
    `${LONG} It casts bells. ${LONG}`,
    `${LONG} It casts pumps. ${LONG}`,
    [
      '… valley, and has never stood still since that day. It casts ',
      'bells.',
      ' The workshop was founded by two brothers in a barn above …',
    ],
  ],
])('what differs: %s', (_, text, other, [before, differing, after]) => {
  expect(differingPart(text, other)).toEqual({ before, differing, after });
});
