import { paths } from '../contract/paths.ts';

/** Reference data as the api gives it, enough of it for every state of a select. */
export const reference: Record<string, object[]> = {
  [paths.sectors]: [
    { id: 1, name: 'Industry', name_fr: 'Industrie', hue: 212 },
    { id: 2, name: 'Health', name_fr: 'Santé', hue: 160 },
    { id: 3, name: 'Hospitality', name_fr: 'Hôtellerie', hue: 30 },
  ],
  [paths.countries]: [
    { id: 1, name: 'France', name_fr: 'France' },
    { id: 2, name: 'Switzerland', name_fr: 'Suisse' },
  ],
  [paths.regions]: [{ id: 1, name: 'Auvergne-Rhône-Alpes', name_fr: 'Auvergne-Rhône-Alpes', deleted: false }],
  [paths.tags]: [
    { id: 1, name: 'Family', deleted: false },
    { id: 2, name: 'Export', deleted: false },
  ],
  [paths.currencies]: [
    { id: 1, name: 'EUR', symbol: '€' },
    { id: 2, name: 'USD', symbol: '$' },
    { id: 3, name: 'GBP', symbol: '£' },
    { id: 4, name: 'CHF', symbol: '₣' },
  ],
};

export const YEARS = [
  { date: '2023-01-01', revenue: 4_200_000, ebitda: 610_000, net_profit: 380_000 },
  { date: '2024-01-01', revenue: 4_650_000, ebitda: 540_000, net_profit: -120_000 },
  { date: '2025-01-01', revenue: 5_100_000, ebitda: 720_000, net_profit: null },
];
