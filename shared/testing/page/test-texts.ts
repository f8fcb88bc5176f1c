interface Texts {
  [key: string]: string | Texts;
}

const flat = (texts: Texts, before = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[before + name, value]] : flat(value, `${before}${name}.`),
  );

// French has the plural form `many`, for millions, which English lacks.
const keysOf = (texts: Texts) => [...new Set(flat(texts).map(([key]) => key.replace(/_many$/, '_other')))];
const variablesOf = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name);

/** Declares the tests of a package's texts. */
export function testTexts(en: Texts, fr: Texts): void {
  test('both languages have the same keys', () => {
    expect(keysOf(fr).sort()).toEqual(keysOf(en).sort());
  });

  test('French uses only variables that English uses', () => {
    const english = new Map(flat(en));
    for (const [key, text] of flat(fr)) {
      const given = variablesOf(english.get(key.replace(/_many$/, '_other')) ?? '');
      for (const variable of variablesOf(text))
        expect([key, given]).toEqual([key, expect.arrayContaining([variable])]);
    }
  });

  test('French has a narrow no-break space at double punctuation marks and the percent sign', () => {
    const prose = flat(fr).map(([, text]) => text.replace(/\$t\([^)]*\)|https:/g, ''));
    expect(prose.filter((text) => /[^\u202f][;:!?»%]|«[^\u202f]/.test(text))).toEqual([]);
  });
}
