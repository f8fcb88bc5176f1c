import { EXPORTS, HEADING, type InCode } from './check-readme.ts';

/** The README with the exports of the code in each list: what is gone is left out, and what is new stands with the export before it. */
export const fixReadme = (readme: string, entryPoints: readonly InCode[]): string =>
  readme
    .split(/^(?=#{2,3} )/m)
    .map((section) => {
      const name = HEADING.exec(section.split('\n')[0] ?? '')?.[1];
      const inCode = entryPoints.find((entryPoint) => entryPoint.name === name);
      if (!inCode) return section;
      return section.replace(
        EXPORTS,
        (block, list: string) => block.slice(0, -list.length) + fixList(list, inCode.exports),
      );
    })
    .join('');

function fixList(list: string, exported: readonly string[]): string {
  const listed = [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  const gone = listed.filter((name) => !exported.includes(name));
  const kept = gone.reduce(
    (text, name) => text.replace(new RegExp(`, \`${name}\`|\`${name}\`(?:, )?`), ''),
    list,
  );
  // The code is ordered by files, so an export before it in the code is of its kind.
  return exported.reduce((text, name, at) => {
    if (listed.includes(name)) return text;
    const before = exported[at - 1];
    return before === undefined ? addedAtEnd(text, name) : addedAfter(text, before, name);
  }, kept);
}

/** A new name stands in the row of another, at its end; in a list that is no table after the other. */
function addedAfter(list: string, before: string, name: string): string {
  const place = new RegExp(`\`${before}\`(?:[^\n|]*(?= \\|\n| \\|$))?`).exec(list);
  if (!place) return addedAtEnd(list, name);
  const end = place.index + place[0].length;
  return `${list.slice(0, end)}, \`${name}\`${list.slice(end)}`;
}

function addedAtEnd(list: string, name: string): string {
  const [, text = '', end = ''] = /^([\s\S]*?)(\s*)$/.exec(list) ?? [];
  return `${text}${text.endsWith('|') ? `\n| new | \`${name}\` |` : `, \`${name}\``}${end}`;
}
