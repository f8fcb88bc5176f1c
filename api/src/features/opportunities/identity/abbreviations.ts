/** Short forms in addresses and names of towns; the same letters may be short for several words. */
const LONG_FORMS = new Map<string, readonly string[]>([
  ['st', ['saint', 'street']],
  ['ste', ['sainte']],
  ['mt', ['mont', 'mount']],
  ['ft', ['fort']],
  ['av', ['avenue']],
  ['ave', ['avenue']],
  ['bd', ['boulevard']],
  ['bld', ['boulevard']],
  ['blvd', ['boulevard']],
  ['ch', ['chemin']],
  ['che', ['chemin']],
  ['fbg', ['faubourg']],
  ['fg', ['faubourg']],
  ['imp', ['impasse']],
  ['ln', ['lane']],
  ['pl', ['place']],
  ['rd', ['road']],
  ['rte', ['route']],
  ['sq', ['square']],
]);

/** The same word, or one of them the short form of the other. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  Boolean(LONG_FORMS.get(one)?.includes(other)) ||
  Boolean(LONG_FORMS.get(other)?.includes(one));
