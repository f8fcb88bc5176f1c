/** The entry point of figures: offices and years of revenue, of whatever has them. */
export {
  copyFigures,
  readFiguresOf,
  readOffices,
  readRevenues,
  replaceOffices,
  replaceRevenues,
} from './figures.sql.ts';
