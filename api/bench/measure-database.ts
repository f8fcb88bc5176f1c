import { workOf } from '../testing/scale/read-plan.ts';
import type { Market } from './markets.ts';
import { quartiles } from './quartiles.ts';
import type { MeasuredCall } from './statements.ts';

const TIMES = 7;

/** The cost of one call in the database. */
export interface DatabaseCost {
  statements: number;
  /** Pages of 8 kB. */
  buffers: number;
  /** The median time of execution, without planning, which prepared statements leave out. */
  milliseconds: number;
}

export async function measureDatabase({ pool }: Market, { statements }: MeasuredCall): Promise<DatabaseCost> {
  let [buffers, milliseconds] = [0, 0];
  for (const statement of statements) {
    const times: number[] = [];
    let pages = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const work = await workOf(pool, statement);
      times.push(work.milliseconds);
      pages = work.pages;
    }
    buffers += pages;
    milliseconds += quartiles(times).median;
  }
  return { statements: statements.length, buffers, milliseconds };
}
