import type { ReactNode } from 'react';
import type { RowsRule } from './use-rows-match.ts';

export interface RowsImport<Row> extends RowsRule<Row> {
  title: string;
  /** What the columns of the file should be. */
  hint: string;
  /** How many rows there is room for. */
  room: number;
  /** Nothing is taken as long as a row is wrong; else those that are right. */
  isWhole?: boolean;
  /** The label of the button, for so many rows. */
  takeLabel: (count: number) => string;
  /** Above the table: what holds for all rows. */
  children?: ReactNode;
  /** Takes the rows; a refusal of the server names them by their place. */
  take: (rows: Row[]) => unknown;
}
