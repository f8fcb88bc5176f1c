import type { TypeRecord } from '../types/type-record.ts';

export const UI = '@handover/shared/ui';

const index = "export { Panel } from './panel.ts';\nexport { useDay } from './use-day.ts';\n";
const panel = (props: string) =>
  `export interface PanelProps {\n${props}\n}\nexport declare const Panel: (props: PanelProps) => string;\n`;
const useDay = (day: string) => `export declare const useDay: () => ${day};\n`;

export interface Declarations {
  /** The props of `Panel`. */
  props?: string;
  /** What `useDay` returns. */
  day?: string;
  /** The exports besides. */
  more?: string[];
  without?: string;
}

/** The types of a host that provides a small `ui`. */
export function hostTypes({
  props = 'title: string;',
  day = 'Date',
  more = [],
  without,
}: Declarations = {}): TypeRecord {
  const declared: Record<string, string> = { Panel: 'ui/panel', useDay: 'ui/use-day' };
  for (const name of more) declared[name] = 'ui/index';
  if (without) delete declared[without];
  const text = index
    .split('\n')
    .filter((line) => !without || !line.includes(without))
    .concat(more.map((name) => `export declare const ${name}: number;`));
  return {
    entryPoints: { [UI]: 'ui/index' },
    exports: {
      [UI]: Object.fromEntries(Object.entries(declared).map(([name, file]) => [name, { file, name }])),
    },
    files: { 'ui/index': text.join('\n'), 'ui/panel': panel(props), 'ui/use-day': useDay(day) },
    sources: {},
    calls: {},
  };
}

/** The types of a remote that was built with those of a host, and its calls of the api. */
export function remoteTypes(
  source: string,
  built: TypeRecord = hostTypes(),
  calls: TypeRecord['calls'] = {},
): TypeRecord {
  const used = Object.entries(built.exports[UI] ?? {}).filter(([name]) =>
    new RegExp(`\\b${name}\\(`).test(source),
  );
  return {
    ...built,
    exports: { [UI]: Object.fromEntries(used) },
    sources: { 'src/pages/list.page.ts': source },
    calls,
  };
}
