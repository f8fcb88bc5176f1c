import { screen, within } from '@testing-library/react';
import { renderWithPlatform } from '../../testing/index.ts';
import { FiguresChart } from './figures-chart.tsx';

const rows = [
  { date: '2025-01-01', revenue: '4800000.00', ebitda: '-120000.00', net_profit: null },
  { date: '2024-01-01', revenue: '4100000.00', ebitda: '600000.00', net_profit: '310000.50' },
];

test('the table has every figure, oldest year first, and marks missing ones', async () => {
  await renderWithPlatform(<FiguresChart rows={rows} currency={1} labels={{ absent: 'not given' }} />);
  const [, first, second] = screen.getAllByRole('row', { hidden: true });
  expect(first).toHaveTextContent('2024€4,100,000€600,000€310,000.50');
  expect(second).toHaveTextContent('2025€4,800,000-€120,000not given');
});

test('a loss is below the zero line, a missing value has no bar', async () => {
  const { container } = await renderWithPlatform(<FiguresChart rows={rows} currency={1} />);
  const bars = [...container.querySelectorAll('rect')];
  expect(bars).toHaveLength(5);
  const zero = Math.max(...bars.map((bar) => Number(bar.getAttribute('y'))));
  const loss = bars[4];
  expect(Number(loss?.getAttribute('y'))).toBe(zero);
  expect(within(container).queryAllByRole('img')).toHaveLength(0);
});
