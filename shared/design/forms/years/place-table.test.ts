import { placeTable } from './place-table.ts';
import { readTable } from './read-table.ts';
import { emptyRevenue, type RevenueRow } from './revenue-rows.ts';

const BEFORE: RevenueRow[] = [
  { ...emptyRevenue(2025), revenue: 1 },
  emptyRevenue(2024),
  { ...emptyRevenue(2023), net_profit: 7 },
];

/** Each year with figures as `year: revenue employees ebitda profit`. */
function pasted(text: string, { figure = 'revenue', year = '2023', language = 'en' } = {}) {
  const table = readTable(text);
  if (!table) return undefined;
  const { rows, count, leftOut } = placeTable(BEFORE, table, { figure: figure as 'revenue', year }, language);
  const lines = rows.map(
    (row) =>
      `${row.year}: ${[row.revenue, row.number_of_employees, row.ebitda, row.net_profit].map((each) => each ?? '-').join(' ')}`,
  );
  return { lines, count, leftOut };
}

const UPRIGHT = ['\t2023\t2024', 'Revenue\t4,200,000\t4,500,000', 'Net profit\t(295,000)\t-'].join('\n');
const TURNED = [
  'Exercice\tChiffre d’affaires\tRésultat net',
  '2023\t4 200 000,00 €\t(295 000)',
  '2024\t4 500 000 €\t',
];

test.each<[string, string, Parameters<typeof pasted>[1], string[], number, string[]]>([
  ['years across', UPRIGHT, {}, ['2025: 1 - - -', '2024: 4500000 - - -', '2023: 4200000 - - -295000'], 3, []],
  [
    'years down, in French',
    TURNED.join('\r\n'),
    { language: 'fr' },
    ['2025: 1 - - -', '2024: 4500000 - - -', '2023: 4200000 - - -295000'],
    3,
    [],
  ],
  [
    'figures alone, from the cell on',
    '720\t740\n34\t35',
    { figure: 'number_of_employees', year: '2024' },
    ['2025: 1 740 35 -', '2024: - 720 34 -', '2023: - - - 7'],
    4,
    [],
  ],
  [
    'more than there is room for',
    '1\t2\n3\t4',
    { figure: 'net_profit', year: '2025' },
    ['2025: 1 - - 1'],
    1,
    ['2'],
  ],
  [
    'names without years',
    'EBITDA\t10\t20\nCA\t30\t40\nEBITDA margin\t1 %\t2 %',
    {},
    ['2025: 1 - - -', '2024: 40 - 20 -', '2023: 30 - 10 7'],
    4,
    ['EBITDA margin'],
  ],
  [
    'years that are new, and one that is to come',
    'FY2022\tFY2099\n10\t20',
    {},
    ['2025: 1 - - -', '2024: - - - -', '2023: - - - 7', '2022: 10 - - -'],
    1,
    ['2099'],
  ],
  [
    'thousands, but not of people',
    'in k€\t31/12/2024\nTurnover\t4 500\nHeadcount\t33',
    {},
    ['2025: 1 - - -', '2024: 4500000 33 - -', '2023: - - - 7'],
    2,
    [],
  ],
  [
    'millions with decimals',
    '\t2024\nCA (M€)\t4,812',
    { language: 'fr' },
    ['2025: 1 - - -', '2024: 4812000 - - -', '2023: - - - 7'],
    1,
    [],
  ],
  [
    'thousands separated as elsewhere',
    '\t2024\t2023\nRevenue\t4.812\t4,812\nEBITDA\t720.5\t720,5',
    { language: 'fr' },
    ['2025: 1 - - -', '2024: 4812 - 720.5 -', '2023: 4812 - 720.5 7'],
    4,
    [],
  ],
  [
    'short years across',
    'k€\tFY23\tFY24\nRevenue\t4 200\t4 500',
    {},
    ['2025: 1 - - -', '2024: 4500000 - - -', '2023: 4200000 - - 7'],
    2,
    [],
  ],
  [
    'two digits down, under their title',
    'Exercice\tCA\tEBITDA\n23\t42\t7\n24\t45\t8',
    { language: 'fr' },
    ['2025: 1 - - -', '2024: 45 - 8 -', '2023: 42 - 7 7'],
    4,
    [],
  ],
  [
    'two digits without labels are figures',
    '23\t24\n25\t26',
    { figure: 'ebitda', year: '2024' },
    ['2025: 1 - 24 26', '2024: - - 23 25', '2023: - - - 7'],
    4,
    [],
  ],
  [
    'two digits beside another label are figures',
    'Sites\t12\t13\nRevenue\t100\t200',
    {},
    ['2025: 1 - - -', '2024: 200 - - -', '2023: 100 - - 7'],
    2,
    ['Sites'],
  ],
  [
    'what is no number stays, to be corrected',
    '\t2024\nRevenue\tabout 5',
    {},
    ['2025: 1 - - -', '2024: about 5 - - -', '2023: - - - 7'],
    1,
    [],
  ],
])('%s', (_, text, at, lines, count, leftOut) => {
  const all = ['2025: 1 - - -', '2024: - - - -', '2023: - - - 7'];
  const expected = all.map((line) => lines.find((each) => each.slice(0, 4) === line.slice(0, 4)) ?? line);
  const added = lines.filter((line) => !all.some((each) => each.slice(0, 4) === line.slice(0, 4)));
  expect(pasted(text, at)).toEqual({ lines: [...expected, ...added], count, leftOut });
});

test('a single cell is pasted as text', () => {
  expect(pasted('4,200,000\n')).toBeUndefined();
});
