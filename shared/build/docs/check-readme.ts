/** The README's section about an entry point. */
export interface EntryPointSection {
  entryPoint: string;
  names: string[];
  example: string | undefined;
}

const HEADING = /^### `([a-z0-9-]+)`$/;
/** From `Exports:` to the example: one line, or a list of groups. */
const EXPORTS = /^Exports:\s([\s\S]*?)(?=^```|(?![\s\S]))/m;

/** The sections `### \`name\`` of the README: the exports that each lists, and its example. */
export function sectionsOf(readme: string): EntryPointSection[] {
  return readme.split(/^(?=#{2,3} )/m).flatMap((section) => {
    const entryPoint = HEADING.exec(section.split('\n')[0] ?? '')?.[1];
    if (!entryPoint) return [];
    const [, list = ''] = EXPORTS.exec(section) ?? [];
    const example = /^```tsx?\n([\s\S]*?)^```$/m.exec(section)?.[1];
    return [{ entryPoint, names: [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name), example }];
  });
}

/** Compares the sections with the code: missing or extra entry points and exports, and missing examples. */
export function checkSections(
  sections: EntryPointSection[],
  entryPoints: Record<string, string[]>,
): string[] {
  const documented = new Map(sections.map((section) => [section.entryPoint, section]));
  const unknown = sections
    .filter(({ entryPoint }) => !entryPoints[entryPoint])
    .map(({ entryPoint }) => `${entryPoint}: there is no such entry point`);
  return [
    ...unknown,
    ...Object.entries(entryPoints).flatMap(([entryPoint, exported]) => {
      const section = documented.get(entryPoint);
      if (!section) return [`${entryPoint}: has no section`];
      const { names, example } = section;
      return [
        ...exported
          .filter((name) => !names.includes(name))
          .map((name) => `${entryPoint}: ${name} is not listed`),
        ...names
          .filter((name) => !exported.includes(name))
          .map((name) => `${entryPoint}: ${name} is not exported`),
        ...(example?.includes(`'@handover/shared/${entryPoint}'`) ? [] : [`${entryPoint}: has no example`]),
      ];
    }),
  ];
}
