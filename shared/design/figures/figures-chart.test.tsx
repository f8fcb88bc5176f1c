import { screen, within } from '@testing-library/react';
import { renderWithPlatform } from '../../testing/index.ts';
import { FiguresChart } from './figures-chart.tsx';

const rows = [
  {
    date: '2025-01-01',
    revenue: '4800000.00',
    ebitda: '-120000.00',
    net_profit: null,
    number_of_employees: 36,
  },
  {
    date: '2024-01-01',
    revenue: '4000000.00',
    ebitda: '600000.00',
    net_profit: '310000.50',
    number_of_employees: 34,
  },
];
const cellsOf = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('the table is always there: every figure, oldest year first, with growth and margins; missing ones are marked', async () => {
  await renderWithPlatform(<FiguresChart rows={rows} currency={1} />);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['2024', '2025']);
  expect(cellsOf('revenue')).toEqual(['€4,000,000', '€4,800,000']);
  expect(cellsOf('figures.ratio.revenue')).toEqual(['', '+20.0%']);
  expect(cellsOf('ebitda')).toEqual(['€600,000', '−€120,000']);
  expect(cellsOf('figures.ratio.ebitda')).toEqual(['15.0%', '−2.5%']);
  expect(cellsOf('netProfit')).toEqual(['€310,000.50', 'figures.absent']);
  expect(cellsOf('employees')).toEqual(['34', '36']);
});

test('each figure has a chart of its own, with every value in one precision; a loss hangs below, a missing value is a dash', async () => {
  const { container } = await renderWithPlatform(<FiguresChart rows={rows} currency={1} />);
  const charts = [...container.querySelectorAll('.chart')];
  const values = charts.map((chart) => [...chart.querySelectorAll('.plot')].map((plot) => plot.textContent));
  expect(values).toEqual([
    ['4.00', '4.80'],
    ['600', '−120'],
    ['310', '–'],
    ['34', '36'],
  ]);
  expect(charts.map((chart) => chart.querySelectorAll('[data-loss]').length)).toEqual([0, 1, 0, 0]);
});

test('an amount in another currency is in the table, but not drawn on this scale', async () => {
  const [newest, older] = rows;
  const mixed = [newest, { ...older, currency: 4 }] as typeof rows;
  const { container } = await renderWithPlatform(<FiguresChart rows={mixed} currency={1} />);
  expect(cellsOf('revenue')).toEqual(['₣4,000,000', '€4,800,000']);
  expect(container.querySelector('.chart')?.textContent).toContain('–');
  expect(screen.queryByRole('rowheader', { name: 'figures.ratio.revenue' })).toBeNull();
});

test('what no year has is not drawn, and without people the table has no row for them', async () => {
  const { container } = await renderWithPlatform(
    <FiguresChart rows={[{ year: 2025, revenue: 9 }]} currency={1} />,
  );
  expect(container.querySelectorAll('.chart')).toHaveLength(1);
  expect(cellsOf('ebitda')).toEqual(['figures.absent']);
  expect(screen.queryByRole('rowheader', { name: 'employees' })).toBeNull();
});
