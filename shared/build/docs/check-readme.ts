/** A door as the README tells of it. */
export interface DoorSection {
  door: string;
  names: string[];
  example: string | undefined;
}

const HEADING = /^### `([a-z0-9-]+)`$/;
/** From the word to the example: one line, or a list with a word before each group of names. */
const EXPORTS = /^Exports:\s([\s\S]*?)(?=^```|(?![\s\S]))/m;

/** The sections `### \`door\`` of a README: what each names as its exports, and its example. */
export function sectionsOf(readme: string): DoorSection[] {
  return readme.split(/^(?=#{2,3} )/m).flatMap((section) => {
    const door = HEADING.exec(section.split('\n')[0] ?? '')?.[1];
    if (!door) return [];
    const [, list = ''] = EXPORTS.exec(section) ?? [];
    const example = /^```tsx?\n([\s\S]*?)^```$/m.exec(section)?.[1];
    return [{ door, names: [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name), example }];
  });
}

/** What the README says of doors and is not so: a door or an export too many or too few, an example that is missing or of another door. */
export function checkSections(sections: DoorSection[], doors: Record<string, string[]>): string[] {
  const told = new Map(sections.map((section) => [section.door, section]));
  const unknown = sections
    .filter(({ door }) => !doors[door])
    .map(({ door }) => `${door}: there is no such door`);
  return [
    ...unknown,
    ...Object.entries(doors).flatMap(([door, exported]) => {
      const section = told.get(door);
      if (!section) return [`${door}: not told of`];
      const { names, example } = section;
      return [
        ...exported.filter((name) => !names.includes(name)).map((name) => `${door}: ${name} is not named`),
        ...names.filter((name) => !exported.includes(name)).map((name) => `${door}: ${name} is not exported`),
        ...(example?.includes(`'@handover/shared/${door}'`) ? [] : [`${door}: no example of it`]),
      ];
    }),
  ];
}
