import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkPageTexts } from './page-texts.ts';

const texts = { title: 'Deals', description: 'Your deals.' };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-page-texts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, content: object) {
  const path = join(folder, 'src/locales', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}

test('a remote whose pages have texts in both languages passes', () => {
  for (const language of ['en', 'fr']) write(`${language}.json`, { metadata: { list: texts } });
  expect(() => checkPageTexts('remote', [{ page: 'list' }], folder)).not.toThrow();
});

test.each([
  ['no description in French', { title: 'Transactions' }],
  ['an empty text', { title: 'Transactions', description: ' ' }],
  ['no texts at all', undefined],
])('%s fails the build with the missing key', (_, french) => {
  write('en.json', { metadata: { list: texts } });
  write('fr.json', { metadata: { list: french } });
  expect(() => checkPageTexts('remote', [{ page: 'list' }], folder)).toThrow(
    /metadata\.list\.\w+ is missing.*fr/,
  );
});

test('the host needs texts for the not-found page', () => {
  for (const language of ['en', 'fr']) write(`${language}/metadata.json`, { home: texts });
  expect(() => checkPageTexts('host', [{ page: 'home' }], folder)).toThrow('not-found.title');
});
