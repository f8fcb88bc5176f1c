import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Register } from './entry.ts';
import { ABOUT, type Columns, ERASED, NOT_EXPORTED, OUTSIDE, PARTS } from './index.ts';

const isReason = (name: string): name is keyof typeof NOT_EXPORTED => name in NOT_EXPORTED;

/** The lines of a document in Markdown. */
export function registerDocument(tables: PgTable[]): string {
  const types = new Map(
    tables.map((table) => {
      const { name, columns } = getTableConfig(table);
      return [name, new Map(columns.map((column) => [column.name, column.getSQLType()]))];
    }),
  );
  const columns = [...types.values()].reduce((sum, { size }) => sum + size, 0);
  return `${[
    '# Security: what is stored about people',
    '',
    `All ${types.size} tables with their ${columns} columns: about whom each tells something, why it is kept and how long, whether it is in the export of an account, and what becomes of it when the account is closed. Written from the schema and \`api/db/register\` by \`pnpm --filter api register\`.`,
    '',
    'Tests: `api/db/register/register.test.ts` (each column is classified, and this page is current), `api/tests/privacy/what-is-left.test.ts` (a person does everything with unmistakable words; then export, closed account, database, files, mails and log are searched for them).',
    '',
    ...table(['about', ''], Object.entries(ABOUT)),
    ...table(['in the export: no', ''], Object.entries(NOT_EXPORTED)),
    ...table(
      ['when the account is closed', ''],
      Object.entries(ERASED).map(([name, { text }]) => [name, text]),
    ),
    'A star: people write it, so that it may tell anything.',
    '',
    ...Object.entries(PARTS).flatMap(([title, part]) => [`## ${title}`, '', ...partLines(part, types)]),
    '## Beside the database',
    '',
    ...table(
      ['what', 'why', 'how long', 'when the account is closed'],
      OUTSIDE.map(({ what, why, kept, erased }) => [what, why, kept, erased]),
    ),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

function partLines(part: Register, types: Map<string, Map<string, string>>): string[] {
  return Object.entries(part).flatMap(([name, { why, kept, columns }]) => [
    `### ${name}`,
    `${why} Kept ${kept}.`,
    '',
    ...table(
      ['columns', 'about', 'export', 'when closed'],
      columns.map((each) => [
        each.names
          .split(' ')
          .map((column) => written(each, column, types.get(name)?.get(column) ?? ''))
          .join(', '),
        each.about,
        isReason(each.export) ? `no: ${each.export}` : `\`${each.export}\``,
        each.erased,
      ]),
    ),
  ]);
}

const written = ({ words }: Columns, name: string, type: string) =>
  `\`${name}\`${words ? '\\*' : ''} ${type.replace('timestamp with time zone', 'time')}`;

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[][]) => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
  '',
];
