/** Yearly figures, drawn and in a table. */
export { FiguresChart } from './figures-chart.tsx';
