import en from './en.json';
import fr from './fr.json';

const flat = (group: object, before = ''): [string, string][] =>
  Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[before + name, value.replaceAll(/\{\{.*?\}\}/g, '…')] as [string, string]]
      : flat(value, `${before}${name}.`),
  );
const OF_ONE = /^(access|locked\.(lead|opens)|state\.requested|ownerStep\.answer)/;
/** Sentences that are the same for both types: the page shows the type beside them. */
const BOTH = /^access\.(deal|staff)\.|^access\.request\.(denied\.tooMany)$|^locked\.lead_paused$/;
/** Who makes an introduction sells, and has no buyer profile to show. */
const OF_SALES = /^access\.request\.(profile|profileHelp|noProfile|fillIn)$/;
const SALE = /access|request|owner|asked|accès|demande|propriétaire/i;

test.each(Object.entries({ en, fr }))(
  'to a mandate one is introduced: each sentence about a request has words for it: %s',
  (_, texts) => {
    const all = new Map(flat(texts).filter(([key]) => OF_ONE.test(key)));
    const isMandate = (key: string) => /_buy(_|$)/.test(key);
    const missing = [...all].filter(([key, text]) => {
      const [, name = '', plural = ''] = /^(.*?)(_(?:zero|one|many|other))?$/.exec(key) ?? [];
      return (
        SALE.test(text) &&
        !isMandate(key) &&
        !BOTH.test(key) &&
        !OF_SALES.test(key) &&
        !all.has(`${name}_buy${plural}`)
      );
    });
    expect(missing).toEqual([]);
    expect([...all].filter(([key, text]) => isMandate(key) && SALE.test(text))).toEqual([]);
  },
);

test('who introduces a business learns of its buyer once they accept, and not before', () => {
  for (const [, text] of [...flat(en.access), ...flat(fr.access)].filter(([key]) => key.endsWith('_buy')))
    if (/who (the buyer is|they are)|qui il est/.test(text)) expect(text).toMatch(/accept|until then/);
});

test('what is sold has one word in French, and is not open to its owner', () => {
  expect([...flat(fr)].filter(([, text]) => /vendue?s?(?!\p{L})/iu.test(text))).toEqual([]);
  for (const [key, text] of flat(fr.myOpportunity.stateHelp).filter(([name]) => name.startsWith('sold')))
    expect([key, /ouvert|n’est plus affiché/i.test(text)]).toEqual([key, false]);
});
