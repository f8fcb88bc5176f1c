import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, OPPORTUNITY_TYPES } from '@handover/shared/contract';
import { calendarText } from '../calendar/calendar-text.ts';
import { everyDeadline } from '../calendar/testing/every-deadline.ts';
import { listingFeed } from '../features/opportunities/feed/listing-feed.ts';
import { pictureFacts } from '../features/opportunities/picture/picture-facts.ts';
import { everyMail } from '../mails/testing/every-mail.ts';
import { fill, fillCount } from './fill.ts';
import { everyAgreement, everyLetter } from './testing/every-letter.ts';
import { everySheet } from './testing/every-sheet.ts';
import { TEXTS } from './texts.ts';

/** Texts that are the same in two languages; any other one counts as untranslated. */
const SAME = new Set('Handover,introduction,version,Version,Document,Question,Commercial,EBITDA'.split(','));
const UNNAMED = { id: 1, project_title: '', sectors: [], sub_sectors: [], region: null, country: null };
const isForm = (key: string) => /\.(zero|one|two|few|many|other)$/.test(key);

/** All texts below this one, by dotted key, each with what holds it. */
function leaves(texts: object, before = ''): { key: string; text: string; holder: object; name: string }[] {
  return Object.entries(texts).flatMap(([name, value]) => {
    const key = before + name;
    return typeof value === 'string' ? [{ key, text: value, holder: texts, name }] : leaves(value, `${key}.`);
  });
}
const placesOf = (text: string) => [...text.matchAll(/\{\{.*?\}\}/g)].map(([place]) => place).sort();

const english = new Map(leaves(TEXTS.en).map(({ key, text }) => [key, text]));

for (const language of LANGUAGES) {
  const texts = leaves(TEXTS[language]);

  test(`${language}: the keys are those of English, but for the forms of a count`, () => {
    const keys = texts.map(({ key }) => key).filter((key) => !isForm(key) || english.has(key));
    assert.deepEqual(keys.sort(), [...english.keys()].sort());
  });

  test(`${language}: each text has the values of the English one, and is written as the language does`, () => {
    for (const { key, text } of texts) {
      const original = english.get(key) ?? english.get(key.replace(/\w+$/, 'other')) ?? '';
      // One of something may be written out.
      if (!isForm(key)) assert.deepEqual(placesOf(text), placesOf(original), key);
      for (const place of placesOf(text)) assert.match(place, /^\{\{\w+\}\}$/, key);
      assert.doesNotMatch(text, /'|\s$/, key);
      if (language === 'en') continue;
      const words = text.replaceAll(/\{\{.*?\}\}/g, '');
      if (/\p{L}/u.test(words) && !SAME.has(text)) assert.notEqual(text, original, key);
      if (language === 'fr') assert.doesNotMatch(text, /(?<!\u202f)[;:!?»]|«(?!\u202f)/, key);
    }
  });

  test(`${language}: each text is used, and no mail, sheet or letter lacks a value`, async () => {
    const read = new Set<string>();
    for (const { key, text, holder, name } of texts) {
      const get = () => {
        read.add(key);
        return text;
      };
      Object.defineProperty(holder, name, { enumerable: true, configurable: true, get });
    }
    for (const { subject, text, html } of everyMail(language))
      assert.doesNotMatch(`${subject}\n${text}\n${html}`, /\{\{|undefined|null|NaN|\[object/);
    assert.doesNotMatch(JSON.stringify(everySheet(language)), /\{\{|undefined|NaN|\[object/);
    calendarText(everyDeadline, { language, publicUrl: 'https://handover.test' });
    for (const type of OPPORTUNITY_TYPES) {
      listingFeed([], { type, lang: language, publicUrl: 'https://handover.test', address: '/' });
      pictureFacts({ ...UNNAMED, type_of_opportunity: type }, language);
    }
    // A missing value throws.
    await everyLetter(language);
    await everyAgreement(language);
    assert.deepEqual(
      texts.map(({ key }) => key).filter((key) => !read.has(key)),
      [],
    );
  });
}

test('a value is taken as it is, whatever is in it', () => {
  const name = '{{link}} $1 $& $t(x) <b>';
  assert.equal(fill('{{name}}: {{link}}', { name, link: 'x' }), `${name}: x`);
  assert.throws(() => fill('{{name}}', {}), /no value for \{\{name\}\}/);
});

test('a count has the form of its language', () => {
  const forms = { one: '{{count}} day', other: '{{count}} days' };
  assert.equal(fillCount(forms, 1, 'en'), '1 day');
  assert.equal(fillCount(forms, 7, 'fr'), '7 days');
  assert.equal(
    fillCount(forms, 1_000_000, 'fr'),
    '1000000 days',
    'a form that is not written is the last one',
  );
});
