import type { NextStep } from '@handover/shared/contract';
import en from './en.json';
import fr from './fr.json';

const flat = (group: object, before = ''): [string, string][] =>
  Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[before + name, value.replaceAll(/\{\{.*?\}\}/g, '…')] as [string, string]]
      : flat(value, `${before}${name}.`),
  );
const isCode = (key: string): key is NextStep['code'] => key.includes('.') && !/_(buy|zero)$/.test(key);

/** Every sentence about what comes next, in its two places and languages, by the code that the server chooses and the kind. */
const LANGUAGES = { en, fr } as const;
const codes = flat(en.nextStep)
  .map(([key]) => key)
  .filter(isCode);
const sentences = Object.entries(LANGUAGES).flatMap(([language, texts]) =>
  [texts.nextStep, texts.list.step].flatMap((group) => {
    const texts = new Map(flat(group));
    return codes.flatMap((code) =>
      (['sell', 'buy'] as const).map((kind) => ({
        state: `${language} ${code} ${kind}`,
        code,
        kind,
        text: texts.get(`${code}_${kind}`) ?? texts.get(code) ?? '',
      })),
    );
  }),
);

test('every state has its sentence', () => {
  expect(sentences.filter(({ text }) => text === '').map(({ state }) => state)).toEqual([]);
});

test.each<[string, (at: (typeof sentences)[number]) => boolean, RegExp]>([
  [
    'a deal that is over has nothing to do, and nothing that goes on',
    ({ code }) => /^(completed|cancelled)/.test(code),
    /submit|move on|agree|can send|waits|next|déposez|passez|négociez|attend|ensuite|peut/i,
  ],
  [
    'an exclusivity that has ended does not run',
    ({ code }) => code.endsWith('_ended'),
    /until …|while exclusivity|jusqu’au|tant que court/,
  ],
  [
    'of a mandate nobody was let in',
    ({ kind }) => kind === 'buy',
    /private data|access|your business is sold|données confidentielles|accès/,
  ],
  [
    'who buys does not do what the seller does',
    ({ code }) => /\.buyer/.test(code),
    /your private data|, then complete|vos données|puis concluez/,
  ],
  [
    'who sells does not do what the buyer does',
    ({ code }) => /\.seller/.test(code),
    /your letter|your exclusivity|votre lettre|votre exclusivité/i,
  ],
  [
    'what a rival may not read is not promised',
    ({ code }) => code.startsWith('paused.exclusivity'),
    /can read|pouvez (lire|consulter)/,
  ],
  ['sold has one word in French', ({ state }) => state.startsWith('fr'), /vendue?s?(?!\p{L})/iu],
])('%s', (_, concerns, never) => {
  const about = sentences.filter(concerns);
  expect(about.length).toBeGreaterThan(0);
  expect(about.filter(({ text }) => never.test(text))).toEqual([]);
});

/** Texts of lists that hold both kinds, what is said of a business or a buyer profile alone, and what one did oneself. */
const BOTH =
  /^(title|lead|all|allLead|none|showAll|accept|status|order)(\.|$)|^open\.(?!title|now|note|action)|^ask\.(said\.owner|wanted|profile)|^reply\.profile/;
test.each(Object.entries(LANGUAGES))(
  'what is said of one request has words for a mandate: %s',
  (_, texts) => {
    const all = new Map(flat(texts.requests));
    const speaks = /access|request|owner|asked|asks|accès|demande|propriétaire/i;
    const isOfSale = ([key, text]: [string, string]) =>
      speaks.test(text) && !/_buy(_|$)/.test(key) && !BOTH.test(key);
    const withoutWords = [...all].filter(isOfSale).filter(([key]) => {
      const [, name = '', plural = ''] = /^(.*?)(_(?:zero|one|many|other))?$/.exec(key) ?? [];
      return !all.has(`${name}_buy${plural}`);
    });
    expect(withoutWords).toEqual([]);
    const ofMandates = [...all].filter(([key]) => /_buy(_|$)/.test(key));
    expect(
      ofMandates.filter(([, text]) => /access|request|owner|accès|demande|propriétaire/i.test(text)),
    ).toEqual([]);
  },
);
