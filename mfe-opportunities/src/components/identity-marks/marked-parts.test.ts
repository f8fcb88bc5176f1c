import { markedParts } from './marked-parts.ts';

const TEXT = 'Vercors Usinage in Voiron';
const parts = (...hits: Parameters<typeof markedParts>[1]) =>
  markedParts(TEXT, hits).map(({ text, reasons }) => [text, reasons.join('+')]);

test('a text without hits is one part, an empty one none', () => {
  expect(parts()).toEqual([[TEXT, '']]);
  expect(markedParts('', [])).toEqual([]);
});

test('each hit is a part, in the order of the text', () => {
  expect(
    parts({ start: 19, end: 25, reason: 'city' }, { start: 0, end: 15, reason: 'company_name' }),
  ).toEqual([
    ['Vercors Usinage', 'company_name'],
    [' in ', ''],
    ['Voiron', 'city'],
  ]);
});

test('hits that overlap are one part with both reasons, each once', () => {
  expect(
    parts(
      { start: 0, end: 15, reason: 'company_name' },
      { start: 0, end: 7, reason: 'website' },
      { start: 8, end: 18, reason: 'company_name' },
    ),
  ).toEqual([
    ['Vercors Usinage in', 'company_name+website'],
    [' Voiron', ''],
  ]);
});

test('a hit of a longer, older text is left out', () => {
  expect(parts({ start: 20, end: 40, reason: 'city' })).toEqual([[TEXT, '']]);
});
