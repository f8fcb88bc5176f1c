export type { FigureOwner } from './figures.sql.ts';
export { copyFigures, readOffices, readRevenues, replaceOffices, replaceRevenues } from './figures.sql.ts';
