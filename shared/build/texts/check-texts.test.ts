import { checkTexts, type Namespace, type Source } from './check-texts.ts';
import { keysInCode } from './keys-in-code.ts';

const shop: Namespace = {
  en: { title: 'Shop', price_one: '{{count}} euro', price_other: '{{count}} euros', state: { open: 'Open' } },
  fr: { title: 'Boutique', price_one: '{{count}} €', price_other: '{{count}} €', state: { open: 'Ouvert' } },
  named: [],
};
const CODE = `const { t } = useTranslation('shop'); t('title'); t('price', { count }); t(\`state.\${state}\`);`;
const source = (code: string): Source => ({
  file: 'shop.ts',
  keys: keysInCode(code, false),
  sees: ['shop', 'common'],
});
const complaints = (code: string, texts: Partial<Namespace> = {}) =>
  checkTexts({ shop: { ...shop, ...texts } }, [source(code)], new Set(['EBITDA']));

test('used and translated texts pass, also plurals and computed keys', () => {
  expect(complaints(CODE)).toEqual([]);
});

test.each([
  ['a key that no language has', `${CODE} t('nowhere');`],
  ['one side of a condition', `${CODE} t(open ? 'title' : 'nowhere');`],
  ['a computed key that meets none', `${CODE} t(\`nowhere.\${state}\`);`],
  ['a key of another namespace', `${CODE} i18n.t('title', { ns: 'other' });`],
])('missing: %s', (_, code) => {
  expect(complaints(code)).toEqual([expect.stringMatching(/^missing: /)]);
});

test.each([
  ['a text that nobody asks for', { en: { ...shop.en, old: 'Old' } }, ['unused: shop:old']],
  [
    'a text that was copied instead of translated',
    { fr: { ...shop.fr, title: 'Shop' } },
    ['untranslated: shop:title is “Shop” in both'],
  ],
])('%s', (_, texts, expected) => {
  expect(complaints(CODE, texts)).toEqual(expected);
});

test.each([
  [
    'what both languages say alike',
    CODE,
    { en: { ...shop.en, title: 'EBITDA' }, fr: { ...shop.fr, title: 'EBITDA' } },
  ],
  ['a text that another takes in', CODE, { en: { ...shop.en, title: '$t(shop:part)', part: 'Part' } }],
  [
    'a key that waits in a table',
    `${CODE} const table = { sale: 'part' };`,
    { en: { ...shop.en, part: 'Part' } },
  ],
  [
    'a group asked for as a whole',
    `${CODE} t('part', { returnObjects: true });`,
    { en: { ...shop.en, part: { one: 'One' } } },
  ],
  ['a text with a context', CODE, { en: { ...shop.en, title_sold: 'Sold' } }],
  ['what navigation names', CODE, { en: { ...shop.en, nav: 'Nav' }, named: ['nav'] }],
])('nothing is said of %s', (_, code, texts) => {
  expect(complaints(code, texts)).toEqual([]);
});
