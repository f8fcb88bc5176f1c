import type { StoredFile } from '../../contract/companies/business.schema.ts';
import type { OrganizationalChart } from '../../contract/companies/organizational-chart.schema.ts';
import { paths } from '../../contract/wire/paths.ts';

export const TAGS = 'Family,Export,Workshop,Medical,Watches,Aerospace,Recurring,Premises,Apprentices,Patents'
  .split(',')
  .map((name, index) => ({ id: index + 1, name, deleted: false }));

/** The options of fields that do not search on the server. */
export const SECTORS = [
  { value: '1', label: 'Industry' },
  { value: '2', label: 'Health' },
  { value: '3', label: 'Hospitality' },
];

/** Reference data as the api returns it. */
export const reference: Record<string, ({ id: number; name: string } & Record<string, unknown>)[]> = {
  [paths.sectors]: [
    { id: 1, name: 'Industry', name_fr: 'Industrie', hue: 212 },
    { id: 2, name: 'Health', name_fr: 'Santé', hue: 160 },
    { id: 3, name: 'Hospitality', name_fr: 'Hôtellerie', hue: 30 },
  ],
  [paths.countries]: [
    { id: 1, name: 'France', name_fr: 'France' },
    { id: 2, name: 'Switzerland', name_fr: 'Suisse' },
  ],
  [paths.regions]: [
    { id: 1, name: 'Auvergne-Rhône-Alpes', name_fr: 'Auvergne-Rhône-Alpes', deleted: false, country: 1 },
    { id: 21, name: 'Genève', name_fr: 'Genève', deleted: false, country: 2 },
  ],
  [paths.tags]: TAGS,
  [paths.currencies]: [
    { id: 1, name: 'EUR', symbol: '€' },
    { id: 2, name: 'USD', symbol: '$' },
    { id: 3, name: 'GBP', symbol: '£' },
    { id: 4, name: 'CHF', symbol: '₣' },
  ],
};

export const YEARS = [
  { date: '2023-01-01', revenue: 4_200_000, ebitda: 610_000, net_profit: 380_000, number_of_employees: 31 },
  { date: '2024-01-01', revenue: 4_650_000, ebitda: 540_000, net_profit: -120_000, number_of_employees: 33 },
  { date: '2025-01-01', revenue: 5_100_000, ebitda: 720_000, net_profit: null, number_of_employees: 36 },
];

/** Ten years of growth with a bad year. */
export const TEN_YEARS = Array.from({ length: 10 }, (_, index) => ({
  year: 2016 + index,
  revenue: Math.round(8000 * 1.07 ** index) * 1000,
  ebitda: index === 4 ? -350_000 : Math.round(900 * 1.05 ** index) * 1000,
  net_profit: index === 4 ? -610_000 : Math.round(410 * 1.06 ** index) * 1000,
  number_of_employees: 52 + 4 * index,
}));

/** An empty file of this size. */
export const fileOf = (name: string, bytes: number): File => new File([new Uint8Array(bytes)], name);

const NAMES = [
  'Annual accounts 2025.pdf',
  'Annual accounts 2024.pdf',
  'Comptes annuels consolidés de l’exercice clos le 31 décembre 2023, certifiés.xlsx',
  ...Array.from({ length: 21 }, (_, index) => `Lease of workshop ${index + 1}.docx`),
];

/** More than one page of documents, newest first. */
export const DOCUMENTS: StoredFile[] = NAMES.map((name, index) => ({
  id: index + 1,
  url: `/api/files/${index + 1}/`,
  name,
  extension: name.split('.').at(-1) ?? '',
  size: 240_000 * (index + 1),
  group: null,
  created_at: new Date(Date.UTC(2026, 2, 24 - index)).toISOString(),
}));

const FIRST = ['Camille', 'Anne', 'Denis', 'Chloé', 'Bruno', 'Odile', 'Marc', 'Inès', 'Paul', 'Jeanne'];
const LAST = [
  'Roux',
  'Marchand',
  'Lefèvre',
  'Girard',
  'Bonnet',
  'Perrin',
  'Morel',
  'Fournier',
  'Blanc',
  'Guérin',
];
const TITLES = ['Managing director', 'Finance', 'Production', 'Sales', 'Quality', 'Workshop'];
const REPORTS = 5;

/** A chart of so many people, each with up to five reports. */
export const chartOf = (people: number): OrganizationalChart => ({
  nodes: Array.from({ length: people }, (_, index) => ({
    id: String(index + 1),
    name: `${FIRST[index % FIRST.length]} ${LAST[(index + Math.floor(index / 10)) % LAST.length]}`,
    title: TITLES[index % TITLES.length] ?? '',
    parent: index === 0 ? null : String(Math.floor((index - 1) / REPORTS) + 1),
  })),
});
