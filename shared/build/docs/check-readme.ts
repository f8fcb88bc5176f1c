/** An entry point as the README tells of it. */
export interface EntryPointSection {
  entryPoint: string;
  names: string[];
  example: string | undefined;
}

const HEADING = /^### `([a-z0-9-]+)`$/;
/** From the word to the example: one line, or a list with a word before each group of names. */
const EXPORTS = /^Exports:\s([\s\S]*?)(?=^```|(?![\s\S]))/m;

/** The sections `### \`entry point\`` of a README: what each names as its exports, and its example. */
export function sectionsOf(readme: string): EntryPointSection[] {
  return readme.split(/^(?=#{2,3} )/m).flatMap((section) => {
    const entryPoint = HEADING.exec(section.split('\n')[0] ?? '')?.[1];
    if (!entryPoint) return [];
    const [, list = ''] = EXPORTS.exec(section) ?? [];
    const example = /^```tsx?\n([\s\S]*?)^```$/m.exec(section)?.[1];
    return [{ entryPoint, names: [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name), example }];
  });
}

/** What the README says of entry points and is not so: an entry point or an export too many or too few, an example that is missing or of another entry point. */
export function checkSections(
  sections: EntryPointSection[],
  entryPoints: Record<string, string[]>,
): string[] {
  const told = new Map(sections.map((section) => [section.entryPoint, section]));
  const unknown = sections
    .filter(({ entryPoint }) => !entryPoints[entryPoint])
    .map(({ entryPoint }) => `${entryPoint}: there is no such entry point`);
  return [
    ...unknown,
    ...Object.entries(entryPoints).flatMap(([entryPoint, exported]) => {
      const section = told.get(entryPoint);
      if (!section) return [`${entryPoint}: not told of`];
      const { names, example } = section;
      return [
        ...exported
          .filter((name) => !names.includes(name))
          .map((name) => `${entryPoint}: ${name} is not named`),
        ...names
          .filter((name) => !exported.includes(name))
          .map((name) => `${entryPoint}: ${name} is not exported`),
        ...(example?.includes(`'@handover/shared/${entryPoint}'`) ? [] : [`${entryPoint}: no example of it`]),
      ];
    }),
  ];
}
