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
const problems = (code: string, texts: Partial<Namespace> = {}) =>
  checkTexts({ shop: { ...shop, ...texts } }, [source(code)], {
    sameInBoth: new Set(['EBITDA']),
    oneInFrench: new Set(['Parti']),
  });

test('used and translated texts pass, also plurals and computed keys', () => {
  expect(problems(CODE)).toEqual([]);
});

test.each([
  ['a key that no language has', `${CODE} t('nowhere');`],
  ['one side of a condition', `${CODE} t(open ? 'title' : 'nowhere');`],
  ['a computed key that matches none', `${CODE} t(\`nowhere.\${state}\`);`],
  ['a key of another namespace', `${CODE} i18n.t('title', { ns: 'other' });`],
])('missing: %s', (_, code) => {
  expect(problems(code)).toEqual([expect.stringMatching(/^missing: /)]);
});

test.each([
  ['a text that is never used', { en: { ...shop.en, old: 'Old' } }, ['unused: shop:old']],
  [
    'a text that was copied instead of translated',
    { fr: { ...shop.fr, title: 'Shop' } },
    ['untranslated: shop:title is “Shop” in both'],
  ],
  [
    'a text that was copied from the one beside it',
    {
      en: { ...shop.en, state: { open: 'Open', shut: 'Shut' } },
      fr: { ...shop.fr, state: { open: 'Ouvert', shut: 'Ouvert' } },
    },
    ['copied: shop:state.shut says in French what state.open does'],
  ],
])('%s', (_, texts, expected) => {
  expect(problems(CODE, texts)).toEqual(expected);
});

test.each([
  [
    'a text that may be the same in both languages',
    CODE,
    { en: { ...shop.en, title: 'EBITDA' }, fr: { ...shop.fr, title: 'EBITDA' } },
  ],
  ['a text nested in another', CODE, { en: { ...shop.en, title: '$t(shop:part)', part: 'Part' } }],
  ['a key in a table', `${CODE} const table = { sale: 'part' };`, { en: { ...shop.en, part: 'Part' } }],
  [
    'a group used as a whole',
    `${CODE} t('part', { returnObjects: true });`,
    { en: { ...shop.en, part: { one: 'One' } } },
  ],
  [
    'two texts for which French has one',
    CODE,
    {
      en: { ...shop.en, state: { left: 'Left', gone: 'Gone' } },
      fr: { ...shop.fr, state: { left: 'Parti', gone: 'Parti' } },
    },
  ],
  ['a text with a context', CODE, { en: { ...shop.en, title_sold: 'Sold' } }],
  ['a text of the navigation', CODE, { en: { ...shop.en, nav: 'Nav' }, named: ['nav'] }],
])('no problem: %s', (_, code, texts) => {
  expect(problems(code, texts)).toEqual([]);
});
