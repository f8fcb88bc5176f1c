/** The entry point of figures: offices and years of revenue, of whatever has them. */
export type { FigureOwner } from './figure-owner.sql.ts';
export {
  copyFigures,
  type ReplaceFigures,
  readFiguresOf,
  readOffices,
  readRevenues,
  replaceOffices,
  replaceRevenues,
} from './figures.sql.ts';
export { withReadableProofs } from './readable-proofs.ts';
export { addBackColumn, moveProofs } from './years.sql.ts';
