interface Texts {
  [key: string]: string | Texts;
}

const flat = (words: Texts, before = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[before + name, value]] : flat(value, `${before}${name}.`),
  );

// French has a plural of its own for millions, which English lacks.
const keysOf = (words: Texts) => [...new Set(flat(words).map(([key]) => key.replace(/_many$/, '_other')))];
const slotsOf = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name);

/** Declares the tests that the texts of every area pass. */
export function testTexts(en: Texts, fr: Texts): void {
  test('both languages say the same things', () => {
    expect(keysOf(fr).sort()).toEqual(keysOf(en).sort());
  });

  test('French takes no value that English does not', () => {
    const english = new Map(flat(en));
    for (const [key, text] of flat(fr)) {
      const given = slotsOf(english.get(key.replace(/_many$/, '_other')) ?? '');
      for (const slot of slotsOf(text)) expect([key, given]).toEqual([key, expect.arrayContaining([slot])]);
    }
  });

  test('French keeps a narrow no-break space at its double signs', () => {
    const prose = flat(fr).map(([, text]) => text.replace(/\$t\([^)]*\)|https:/g, ''));
    expect(prose.filter((text) => /[^\u202f][;:!?»]|«[^\u202f]/.test(text))).toEqual([]);
  });
}
