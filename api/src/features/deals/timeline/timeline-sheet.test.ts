import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LANGUAGES } from '@handover/shared/contract';
import { TEXTS } from '../../../locales/texts.ts';

const pagesIn = (language: string) => {
  const path = join(import.meta.dirname, '../../../../../mfe-deals/src/locales', `${language}.json`);
  return JSON.parse(readFileSync(path, 'utf8')).timeline.field;
};

for (const language of LANGUAGES)
  test(`a field is called the same in the sheet and on the page: ${language}`, () => {
    const { fields } = TEXTS[language].sheets.timeline;
    const onPage = pagesIn(language);
    assert.deepEqual(fields, Object.fromEntries(Object.keys(fields).map((name) => [name, onPage[name]])));
  });
