/** Yearly figures of a business, as a chart and a table. */
export { FiguresChart } from './figures-chart.tsx';
