import { Found } from '../finding.ts';

/** Functions that call another computer, a program, or a library, when a workbook is calculated. */
const CALLS = /(?:^|[^\w.])(?:_xl(?:fn|ws)\.)*(WEBSERVICE|IMAGE|RTD|CALL|REGISTER(?:\.ID)?|EXEC)\s*\(/i;
const FOUND: Record<string, () => Found> = {
  WEBSERVICE: () => new Found('loads_outside', { found: 'function' }),
  IMAGE: () => new Found('loads_outside', { found: 'function' }),
  RTD: () => new Found('has_scripts', { found: 'field' }),
};
/** `program|topic!item`, a link to another program (DDE); nowhere else has a formula such a line outside of quotation marks. */
const DDE = /(?:^|[=+\-*/^&(,;<>\s@])(?:\w[\w.]*|'[^']*')\|/;

/** Without texts, names of sheets in apostrophes that hold no line, and names of columns. */
const bare = (formula: string) => formula.replace(/"[^"]*"/g, '""').replace(/\[[^[\]]*\]/g, '[]');

/** Throws `Found` where a formula acts when the workbook is opened. */
export function checkFormula(formula: string): void {
  if (!/[|(]/.test(formula)) return;
  const text = bare(formula);
  const name = CALLS.exec(text)?.[1]?.toUpperCase();
  if (name) throw FOUND[name]?.() ?? new Found('has_macros', { found: 'sheet' });
  if (DDE.test(text)) throw new Found('has_scripts', { found: 'field' });
}
