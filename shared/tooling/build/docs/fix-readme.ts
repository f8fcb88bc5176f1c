import { EXPORTS, HEADING, type InCode } from './check-readme.ts';

/** The README with the exports of the code in each list: what is gone is left out, and what is new stands at the end, to be put into its place. */
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
  const fresh = exported.filter((name) => !listed.includes(name)).map((name) => `\`${name}\``);
  if (fresh.length === 0) return kept;
  const [, text = '', end = ''] = /^([\s\S]*?)(\s*)$/.exec(kept) ?? [];
  const added = text.endsWith('|') ? `\n| new | ${fresh.join(', ')} |` : `, ${fresh.join(', ')}`;
  return text + added + end;
}
