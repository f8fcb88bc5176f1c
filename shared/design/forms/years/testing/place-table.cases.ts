import type { Placed } from '../place-table.ts';
import type { Figure } from '../revenue-rows.ts';

/** The cell that is pasted into, and the language of the page. */
export type At = { figure: Figure; year: string; language: string };
/** The pasted text, the years that it changes, and the other facts that are shown. */
type Case = [text: string, years: string[], facts: Partial<At & Placed>];

const UPRIGHT = ['\t2023\t2024', 'Revenue\t4,200,000\t4,500,000', 'Net profit\t(295,000)\t-'].join('\n');
const TURNED = [
  'Exercice\tChiffre d’affaires\tRésultat net',
  '2023\t4 200 000,00 €\t(295 000)',
  '2024\t4 500 000 €\t',
];

export const placeTableCases: Record<string, Case> = {
  'years across': [UPRIGHT, ['2024: 4500000 - - -', '2023: 4200000 - - -295000'], { count: 3 }],
  'years down, in French': [
    TURNED.join('\r\n'),
    ['2024: 4500000 - - -', '2023: 4200000 - - -295000'],
    { language: 'fr', count: 3 },
  ],
  'figures alone, from the cell on': [
    '720\t740\n34\t35',
    ['2025: 1 740 35 -', '2024: - 720 34 -'],
    { figure: 'number_of_employees', year: '2024', count: 4 },
  ],
  'more than there is room for': [
    '1\t2\n3\t4',
    ['2025: 1 - - 1'],
    { figure: 'net_profit', year: '2025', count: 1, beyond: 3 },
  ],
  'names without years': [
    'EBITDA\t10\t20\nCA\t30\t40\nEBITDA margin\t1 %\t2 %',
    ['2024: 40 - 20 -', '2023: 30 - 10 7'],
    { count: 4, leftOut: ['EBITDA margin'] },
  ],
  'years that are new, and one that is to come': [
    'FY2022\tFY2099\n10\t20',
    ['2022: 10 - - -'],
    { count: 1, leftOut: ['2099'] },
  ],
  'thousands, but not of people': [
    'in k€\t31/12/2024\nTurnover\t4 500\nHeadcount\t33',
    ['2024: 4500000 33 - -'],
    { count: 2 },
  ],
  'millions with decimals': ['\t2024\nCA (M€)\t4,812', ['2024: 4812000 - - -'], { language: 'fr', count: 1 }],
  'thousands separated as elsewhere': [
    '\t2024\t2023\nRevenue\t4.812\t4,812\nEBITDA\t720.5\t720,5',
    ['2024: 4812 - 720.5 -', '2023: 4812 - 720.5 7'],
    { language: 'fr', count: 4 },
  ],
  'short years across': [
    'k€\tFY23\tFY24\nRevenue\t4 200\t4 500',
    ['2024: 4500000 - - -', '2023: 4200000 - - 7'],
    { count: 2 },
  ],
  'two digits down, under their title': [
    'Exercice\tCA\tEBITDA\n23\t42\t7\n24\t45\t8',
    ['2024: 45 - 8 -', '2023: 42 - 7 7'],
    { language: 'fr', count: 4 },
  ],
  'two digits without labels are figures': [
    '23\t24\n25\t26',
    ['2025: 1 - 24 26', '2024: - - 23 25'],
    { figure: 'ebitda', year: '2024', count: 4 },
  ],
  'two digits beside another label are figures': [
    'Sites\t12\t13\nRevenue\t100\t200',
    ['2024: 200 - - -', '2023: 100 - - 7'],
    { count: 2, leftOut: ['Sites'] },
  ],
  'what is no number stays, to be corrected': [
    '\t2024\nRevenue\tabout 5',
    ['2024: about 5 - - -'],
    { count: 1 },
  ],
  'years that count from the newest': [
    '\tN-2\tN-1\tN\nCA\t1\t2\t3',
    ['2025: 3 - - -', '2024: 2 - - -', '2023: 1 - - 7'],
    { count: 3, newest: '2025' },
  ],
  'the newest first, with any dash, units at the heads, a total and a ratio': [
    'En k€\tN (k€)\tn – 1\tN‑2\tTotal\nCA HT\t3\t2\t1\t6\nMarge (%)\t12 %\t11 %\t10 %\t',
    ['2025: 3000 - - -', '2024: 2000 - - -', '2023: 1000 - - 7'],
    { language: 'fr', count: 3, leftOut: ['Total', 'Marge (%)'], newest: '2025' },
  ],
  'years to come are left out': [
    '\tExercice N\tExercice N+9\nCA\t1\t2',
    [],
    { count: 1, leftOut: ['2034'], newest: '2025' },
  ],
  'yes and no are no years': [
    'Audited\tY\tN\nCA\t1\t2',
    ['2024: 2 - - -', '2023: 1 - - 7'],
    { count: 2, leftOut: ['Audited'] },
  ],
  'a unit in some rows only': [
    'CA (k€)\t1 000\nEBE\t50\nEffectif\t12',
    ['2023: 1000000 12 50 7'],
    { language: 'fr', count: 3, doubtfulScale: 1000 },
  ],
  'as lines of a mail': [
    'CA HT (k€) 1 000\nEBE : 50',
    ['2023: 1000000 - 50 7'],
    { language: 'fr', count: 2, doubtfulScale: 1000 },
  ],
  'units in the cells leave no doubt': [
    'CA\t3,6 M€\nEBE (k€)\t500\nRésultat net\t(0,2 M€)',
    ['2023: 3600000 - 500000 -200000'],
    { language: 'fr', count: 3 },
  ],
  'more than there is room for on the right': ['1\t2\t3', [], { year: '2025', count: 1, beyond: 2 }],
  'names, and more figures than there are years': [
    'CA\t1\t2\t3\nEBE\t4\t5\t-',
    ['2025: 2 - 5 -', '2024: 1 - 4 -'],
    { year: '2024', count: 4, beyond: 1 },
  ],
  'a tab at the end of each line': ['\t2024\t\r\nCA\t5\t\r\n', ['2024: 5 - - -'], { count: 1 }],
  'titles, quoted heads, empty columns and lines, sections': [
    'Compte de résultat\t\t\t\n(en milliers d’euros)\t\t\t\n\t\t"Exercice clos le\n31/12/2024"\t31/12/2023 (12 mois)\nProduits\t\t\t\nChiffre d’affaires\t\t4 500\t4 200\n\t\t\t\nFrais de personnel\t\t(700)\t(650)\nRésultat de l’exercice\t\t(15)\t10',
    ['2024: 4500000 - - -15000', '2023: 4200000 - - 10000'],
    { language: 'fr', count: 4, leftOut: ['Frais de personnel'] },
  ],
  'the same figure again is another row': [
    '\t2024\nEBITDA\t720\nEBE (retraité)\t650\nEffectif (ETP)\t12,5',
    ['2024: - 12.5 720 -'],
    { language: 'fr', count: 2, leftOut: ['EBE (retraité)'] },
  ],
  'rows of a ratio without a name of one': [
    '\t2024\nCA\t20 %\nCA HT\t5',
    ['2024: 5 - - -'],
    { count: 1, leftOut: ['CA'] },
  ],
  'names that are no figure here take no cell': [
    'Résultat exceptionnel\t1\t2\nCoût des ventes\t3\t4',
    [],
    { count: 0, leftOut: ['Résultat exceptionnel', 'Coût des ventes'] },
  ],
  'years as accountants write them': [
    '\tExercice N-1 clos le 31/12/2023\t31 décembre 2024\t2024/2025\nCA\t1\t2\t3',
    ['2025: 3 - - -', '2024: 2 - - -', '2023: 1 - - 7'],
    { language: 'fr', count: 3 },
  ],
  'the period of a year, what was corrected, and notes': [
    '\tDu 01/07/2023 au 30/06/2024 (12 mois)\t2023 retraité\t2025*\nCA\t1\t2\t3',
    ['2025: 3 - - -', '2024: 1 - - -', '2023: 2 - - 7'],
    { language: 'fr', count: 3 },
  ],
  'a year that comes again': [
    '\tRéel 2024\tBudget 2024\nCA\t1\t2',
    ['2024: 1 - - -'],
    { count: 1, leftOut: ['Budget 2024'] },
  ],
  'parts of a year': ['\tS1 2024\tS2 2024\nCA\t1\t2', [], { count: 0, leftOut: ['S1 2024', 'S2 2024'] }],
  'more figures than years': [
    '\t2023\t2024\nCA\t1\t2\t3',
    ['2024: 2 - - -', '2023: 1 - - 7'],
    { count: 2, beyond: 1 },
  ],
  'units in a column of their own': [
    '\tUnité\t2024\nCA\tk€\t1 000\nRésultat net\tk€\t50-\nEffectif\tETP\t12',
    ['2024: 1000000 12 - -50000'],
    { language: 'fr', count: 3, leftOut: ['Unité'] },
  ],
  'a unit of three zeros, and amounts in words': [
    '€000\t2024\t2023\nRevenue\t1,200\t3.6 million',
    ['2024: 1200000 - - -', '2023: 3600000 - - 7'],
    { count: 2 },
  ],
  'cells between semicolons': [
    ';2023;2024\nCA;1;2\nEBE;3;4',
    ['2024: 2 - 4 -', '2023: 1 - 3 7'],
    { count: 4 },
  ],
  'a table of a pdf': [
    '            2023      2024\nCA        1 000     2 000\nEBE          30        40',
    ['2024: 2000 - 40 -', '2023: 1000 - 30 7'],
    { count: 4 },
  ],
  'the parts of a figure before it': [
    'Ventes de marchandises\t100\nProduction vendue\t50\nChiffre d’affaires net\t150\nMarge nette\t12 %',
    ['2023: 150 - - 7'],
    { count: 1, leftOut: ['Ventes de marchandises', 'Production vendue', 'Marge nette'] },
  ],
  'no figures between figures': ['1\t\t3', ['2025: 3 - - -', '2023: 1 - - 7'], { count: 2 }],
};
