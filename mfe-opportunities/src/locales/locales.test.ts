import en from './en.json';
import fr from './fr.json';

const flat = (words: object, before = ''): [string, string][] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[before + name, value] as [string, string]]
      : flat(value, `${before}${name}.`),
  );

test('both languages say the same things', () => {
  expect(flat(fr).map(([key]) => key)).toEqual(flat(en).map(([key]) => key));
});

test('both take the same values', () => {
  const slots = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  const french = new Map(flat(fr));
  for (const [key, text] of flat(en)) {
    const given = slots(text);
    for (const slot of slots(french.get(key) ?? ''))
      expect([key, given]).toEqual([key, expect.arrayContaining([slot])]);
  }
});

test('French keeps a narrow no-break space before its double signs', () => {
  expect(flat(fr).filter(([, text]) => /[^\u202f][;:!?»]|«[^\u202f]/.test(text))).toEqual([]);
});
