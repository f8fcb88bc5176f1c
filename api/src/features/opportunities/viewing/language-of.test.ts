import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from './language-of.ts';

const cases: [text: string, language: string | null][] = [
  ['Precision machining, aerospace certified. Turns and mills small series of titanium parts.', 'en'],
  ['Usinage de précision, certifié aéronautique. Petites séries de pièces en titane.', 'fr'],
  ['Präzisionsmechanik für die Luftfahrt. Kleine Serien aus Titan und Aluminium.', 'de'],
  ['Meccanica di precisione per l’aeronautica, piccole serie in titanio.', 'it'],
  ['4 800 000', null],
  ['', null],
];

for (const [text, language] of cases)
  test(`the language of ${JSON.stringify(text)} is ${language}`, () => {
    assert.equal(languageOf([text]), language);
    // The second answer is the remembered one.
    assert.equal(languageOf([text, '']), language);
  });
