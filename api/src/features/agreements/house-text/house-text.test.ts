import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, OPPORTUNITY_TYPES } from '@handover/shared/contract';
import { builtInText, HOUSE_VERSION } from './house-text.ts';

for (const version of ['2026-11', HOUSE_VERSION])
  for (const type of OPPORTUNITY_TYPES)
    test(`version ${version}, ${type}: as many clauses in each language, each written as the language does`, () => {
      const counts = LANGUAGES.map((language) => builtInText(version)[language][type].length);
      assert.equal(new Set(counts).size, 1, String(counts));
      for (const { title, text } of LANGUAGES.flatMap((language) => builtInText(version)[language][type])) {
        assert.match(`${title}${text}`, /\.$/);
        assert.doesNotMatch(text, /'|\s{2}/);
      }
      for (const { text } of builtInText(version).fr[type]) assert.doesNotMatch(text, /(?<!\u202f)[;:!?»]/);
    });

test('the text of today has purpose, duration and law', () => {
  const titles = builtInText(HOUSE_VERSION).en.sell.map(({ title }) => title);
  for (const title of ['Purpose', 'Duration', 'Law']) assert.ok(titles.includes(title), title);
});
