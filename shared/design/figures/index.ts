/** Yearly figures, drawn and in a table. */
export { FiguresChart, type FiguresChartProps } from './figures-chart.tsx';
export type { FigureRow, Series } from './rows.ts';
