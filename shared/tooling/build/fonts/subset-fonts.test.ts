import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFontRules } from './read-font-rules.ts';
import { fontFolder, fontLicences, subsetFonts } from './subset-fonts.ts';

const workspace = join(__dirname, '../../../..');
const rules = readFontRules(readFileSync(join(fontFolder, '../fonts.css'), 'utf8'));

test('the files are what the packages give by the rules, with their licences', async () => {
  const made = new Map([...(await subsetFonts()), ...fontLicences()]);
  expect(globSync('*', { cwd: fontFolder }).sort()).toEqual([...made.keys()].sort());
  for (const [file, content] of made)
    expect([file, readFileSync(join(fontFolder, file)).equals(content)]).toEqual([file, true]);
});

test('no character of a family is in two files', () => {
  for (const family of ['inter', 'source-serif-4']) {
    const characters = rules
      .filter(({ file }) => file.startsWith(family))
      .flatMap((rule) => [...rule.characters]);
    expect(characters.length).toBeGreaterThan(1000);
    expect(new Set(characters).size).toBe(characters.length);
  }
});

/** No file of the packages has them: browsers draw them in another font. */
const IN_NO_FONT = ['→', '←', '⌘'];

test.each(['inter-text.woff2', 'source-serif-4-text.woff2'])('%s is enough for our own texts', (file) => {
  const own = globSync('{host,mfe-*}/src/locales/**/*.json', { cwd: workspace });
  const wanted = new Set(own.flatMap((path) => [...readFileSync(join(workspace, path), 'utf8')]));
  const { characters = '' } = rules.find((rule) => rule.file === file) ?? {};
  expect(own.length).toBeGreaterThan(10);
  expect(
    [...wanted].filter((each) => each > ' ' && !characters.includes(each) && !IN_NO_FONT.includes(each)),
  ).toEqual([]);
});

test.each([
  [
    '@font-face { src: url("./fonts/a-text.woff2"); font-weight: 400 700; }',
    'a-text.woff2 needs its weights',
  ],
  [
    '@font-face { src: url("./fonts/a-text.woff2"); font-weight: 400 700; unicode-range: U+4??; }',
    'a-text.woff2 has an unknown range: U+4??',
  ],
])('%s is refused', (css, message) => {
  expect(() => readFontRules(css)).toThrow(message);
});
