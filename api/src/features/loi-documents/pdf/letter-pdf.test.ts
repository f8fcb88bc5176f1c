import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPdf } from '../../../../testing/documents/read-pdf.ts';
import type { LetterFacts } from './letter-facts.ts';
import { letterPdf } from './letter-pdf.ts';

const facts: LetterFacts = {
  projectTitle: 'Organic biscuit maker',
  number: 2,
  version: 3,
  buyer: 'Łukasz Ångström',
  seller: 'Hélène O’Neil',
  sentAt: new Date('2026-11-01T23:30:00Z'),
  expirationDate: '2026-12-01',
  terms: {
    price: 3_800_000.5,
    currency: 4,
    structure: {
      type: 'shares',
      earn_out: { amount: 300_000, text: 'On the EBITDA of 2027' },
      vendor_loan: { amount: 500_000, text: '' },
    },
    financing: 'Bank loan',
    conditions: '',
    exclusivity_days: 1,
  },
};
/** The text without white space, which wrapping changes. */
const wordsOf = (text: string) => text.replace(/\s+/g, ' ');
const written = async (language: 'en' | 'fr', more: Partial<LetterFacts> = {}) =>
  wordsOf(readPdf(await letterPdf({ ...facts, ...more }, language)));

// It is the first: fonts are opened once, and their glyphs must not remember the characters of another document.
test('a letter has its own characters, whatever the one before has had', async () => {
  await written('en', { seller: "Hélène O'Neil" });
  assert.match(await written('en'), /Seller Hélène O’Neil/);
});

for (const [language, expected] of [
  [
    'en',
    [
      'No. 2, version 3',
      'Buyer Łukasz Ångström',
      'Seller Hélène O’Neil',
      '2 November 2026',
      'CHF 3,800,000.50',
      'The shares of the company',
      'CHF 300,000 On the EBITDA of 2027',
      'Paid at closing CHF 3,000,000.50',
      'None beside due diligence',
      '1 day from acceptance',
      'The end of 1 December 2026 in Paris',
      'Page 1 of 1',
    ],
  ],
  [
    'fr',
    [
      'N° 2, version 3',
      'Acquéreur Łukasz Ångström',
      'Vendeur Hélène O’Neil',
      '2 novembre 2026',
      '3 800 000,50 CHF',
      'Les titres de la société',
      'Complément de prix 300 000 CHF',
      'Crédit-vendeur 500 000 CHF',
      '1er décembre 2026, à la fin de la journée à Paris',
      'Page 1 sur 1',
    ],
  ],
] as const)
  test(`a letter in ${language} has its terms and both names`, async () => {
    const text = await written(language);
    for (const each of expected) assert.ok(text.includes(each), `${each} in ${text}`);
  });

test('every font is embedded', async () => {
  const pdf = (await letterPdf(facts, 'fr')).toString('latin1');
  const fonts = pdf.match(/\/BaseFont \/\S+/g) ?? [];
  assert.ok(fonts.length > 0);
  for (const font of fonts) assert.match(font, /\/[A-Z]{6}\+(Inter|SourceSerif4)/);
  assert.doesNotMatch(pdf, /Helvetica/);
});

test('long terms go on over the pages, and nothing of them is lost', async () => {
  const sentences = Array.from({ length: 120 }, (_, index) => `Condition ${index} holds for the buyer.`);
  const text = await written('en', {
    terms: { ...facts.terms, financing: sentences.join(' '), conditions: sentences.join('\n') },
  });
  for (const sentence of sentences) assert.equal(text.split(sentence).length, 3, sentence);
  assert.match(text, /Page 1 of [3-9]/);
});

test('a closed account has no name, and control characters are not drawn', async () => {
  const text = await written('fr', {
    buyer: null,
    terms: { ...facts.terms, financing: 'Apport\u0007 \u202epersonnel\r\n\ttotal \ud800' },
  });
  assert.ok(text.includes('Acquéreur ancien utilisateur'), text);
  assert.ok(text.includes('Apport personnel total'), text);
});
