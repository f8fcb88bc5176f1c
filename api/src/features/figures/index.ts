/** The entry point of figures: offices and years of revenue, of whatever has them. */
export {
  copyFigures,
  type FigureOwner,
  type ReplaceFigures,
  readFiguresOf,
  readOffices,
  readRevenues,
  replaceOffices,
  replaceRevenues,
} from './figures.sql.ts';
