interface Row {
  names: string[];
  defaults: string;
  text: string;
}

const SETTING = /^\| (`[A-Z][A-Z0-9_]+`(?:, (?:`[A-Z][A-Z0-9_]+`|…))*) \| (.*?) \| (.*) \|$/gm;

const rowsOf = (page: string): Row[] =>
  [...page.matchAll(SETTING)].map(([, names = '', defaults = '', text = '']) => ({
    names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    defaults,
    text: text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', ''),
  }));

/** Those that are values; others are words, such as "none" and "that of the store", or stand for a value. */
function valuesOf({ names, defaults }: Row): string[] {
  const values = names.length > 1 ? defaults.split(/[,;] /) : [defaults];
  return names.map((_, index) => {
    const value = values.length === names.length ? (values[index] ?? '') : '';
    return /^(none|any|embedded)$|\s|[^`]`|`[^`]+$/.test(value.replace(/^`([^`]*)`$/, '$1'))
      ? ''
      : value.replaceAll('`', '');
  });
}

/**
 * `.env.example`: every setting in the tables of the given pages, each once, off, with its default and what it is for.
 * @param pages markdown by its path, whose tables have a name, a default and a text.
 */
export function envExample(pages: Record<string, string>): string {
  const seen = new Set<string>();
  const sections = Object.entries(pages).map(([path, page]) => {
    const rows = rowsOf(page)
      .map((row) => ({ ...row, values: valuesOf(row) }))
      .filter(({ names }) => names.some((name) => !seen.has(name)));
    const lines = rows.map(({ names, values, text }) => {
      const fresh = names.flatMap((name, index) => (seen.has(name) ? [] : [`#${name}=${values[index]}`]));
      for (const name of names) seen.add(name);
      return [`# ${text}`, ...fresh].join('\n');
    });
    return [`# ${path}`, ...lines].join('\n\n');
  });
  return `# Settings of pnpm start and pnpm gateway. Copy this file to .env and take away the # of a line to change it; what is set in the\n# environment counts more. Written by \`pnpm env:example\` from the tables of the pages below.\n\n${sections.join('\n\n')}\n`;
}
