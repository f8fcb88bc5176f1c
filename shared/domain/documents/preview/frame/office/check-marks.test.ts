import { withCheckMarks } from './check-marks.ts';

test.each([
  ['þ Oui ¨ Non', 'Wingdings', '☑ Oui ☐ N☐n'],
  ['þ ¨ ý ü', 'wingdings', '☑ ☐ ☒ ✓'],
  ['\uf0fe\uf0a8', 'Wingdings', '☑☐'],
  ['\uf052\uf0a3', 'Wingdings 2', '☑☐'],
  ['\uf0fe\uf06f', null, '☑☐'],
  ['🗹🞎🗷', undefined, '☑☐☒'],
  ['R£', 'Wingdings 2', '☑☐'],
  ['þ o R £', 'Calibri', 'þ o R £'],
  ['þ', 'Wingdings 3', 'þ'],
  ['\uf04a', 'Wingdings', '\uf04a'],
])('%j in %s reads %s', (text, font, shown) => {
  expect(withCheckMarks(text, font)).toBe(shown);
});
