/** The README's section about an entry point. */
export interface EntryPointSection {
  entryPoint: string;
  names: string[];
}

export const HEADING = /^### `([a-z0-9-]+)`$/;
/** Ends at the example, or at the end of the section. */
export const EXPORTS = /^Exports:\s([\s\S]*?)(?=^```|(?![\s\S]))/m;

/** The sections `### \`name\`` of the README: the exports that each lists. */
export function sectionsOf(readme: string): EntryPointSection[] {
  return readme.split(/^(?=#{2,3} )/m).flatMap((section) => {
    const entryPoint = HEADING.exec(section.split('\n')[0] ?? '')?.[1];
    if (!entryPoint) return [];
    const [, list = ''] = EXPORTS.exec(section) ?? [];
    return [{ entryPoint, names: [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name) }];
  });
}

/** The examples of the README; one may import several entry points. */
export const examplesOf = (readme: string): string[] =>
  [...readme.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, example = '']) => example);

/** An entry point as it is in the code. */
export interface InCode {
  name: string;
  specifier: string;
  exports: string[];
}

/** Compares the README with the code: missing or extra entry points and exports, and entry points without an example. */
export function checkReadme(readme: string, entryPoints: InCode[]): string[] {
  const sections = new Map(sectionsOf(readme).map((section) => [section.entryPoint, section]));
  const examples = examplesOf(readme);
  const unknown = [...sections.keys()]
    .filter((entryPoint) => !entryPoints.some(({ name }) => name === entryPoint))
    .map((entryPoint) => `${entryPoint}: there is no such entry point`);
  return [
    ...unknown,
    ...entryPoints.flatMap(({ name: entryPoint, specifier, exports: exported }) => {
      const section = sections.get(entryPoint);
      if (!section) return [`${entryPoint}: has no section`];
      const { names } = section;
      const isShown = examples.some((example) => example.includes(`'${specifier}'`));
      return [
        ...exported
          .filter((name) => !names.includes(name))
          .map((name) => `${entryPoint}: ${name} is not listed`),
        ...names
          .filter((name) => !exported.includes(name))
          .map((name) => `${entryPoint}: ${name} is not exported`),
        ...(isShown ? [] : [`${entryPoint}: has no example`]),
      ];
    }),
  ];
}
