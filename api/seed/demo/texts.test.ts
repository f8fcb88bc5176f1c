import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QUESTIONS } from './deals/questions.data.ts';
import { companyProfile } from './market/company-profile.ts';
import { SELL_OPPORTUNITIES } from './market/sell-opportunities.data.ts';

test('the English texts of the demo write numbers as English does', () => {
  const texts = JSON.stringify([QUESTIONS, SELL_OPPORTUNITIES, SELL_OPPORTUNITIES.map(companyProfile)]);
  assert.deepEqual(texts.match(/\d\s?[€£$]|\d\s%/g) ?? [], []);
});
