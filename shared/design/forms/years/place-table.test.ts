import { placeTable } from './place-table.ts';
import { readTable } from './read-table.ts';
import { emptyRevenue, type RevenueRow } from './revenue-rows.ts';
import { type At, placeTableCases } from './testing/place-table.cases.ts';

const BEFORE: RevenueRow[] = [
  { ...emptyRevenue(2025), revenue: 1 },
  emptyRevenue(2024),
  { ...emptyRevenue(2023), net_profit: 7 },
];
const BEFORE_LINES = ['2025: 1 - - -', '2024: - - - -', '2023: - - - 7'];
const isOfYear = (line: string, other: string) => line.slice(0, 4) === other.slice(0, 4);

/** Each year with figures as `year: revenue employees ebitda profit`. */
function pasted(text: string, { figure = 'revenue', year = '2023', language = 'en' }: Partial<At> = {}) {
  const table = readTable(text);
  if (!table) return undefined;
  const { rows, ...placed } = placeTable(BEFORE, table, { figure, year }, language);
  const lines = rows.map(
    (row) =>
      `${row.year}: ${[row.revenue, row.number_of_employees, row.ebitda, row.net_profit].map((each) => each ?? '-').join(' ')}`,
  );
  return { lines, ...placed };
}

test.each(Object.entries(placeTableCases))('%s', (_, [text, lines, facts]) => {
  const { figure, year, language, ...placed } = facts;
  const expected = BEFORE_LINES.map((line) => lines.find((each) => isOfYear(each, line)) ?? line);
  const added = lines.filter((line) => !BEFORE_LINES.some((each) => isOfYear(each, line)));
  const rest = { leftOut: [], beyond: 0, newest: undefined, doubtfulScale: undefined, ...placed };
  expect(pasted(text, { figure, year, language })).toEqual({ lines: [...expected, ...added], ...rest });
});

test('a single cell is pasted as text', () => {
  expect(pasted('4,200,000\n')).toBeUndefined();
});
