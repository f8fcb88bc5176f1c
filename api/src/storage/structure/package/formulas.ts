import { Found } from '../finding.ts';

/** Functions that call another computer, a program, or a library, when a workbook is calculated. */
const CALLS =
  /(?:^|[^\w.])(?:_xl(?:fn|ws)\.)*(WEBSERVICE|IMAGE|IMPORTCSV|IMPORTTEXT|RTD|DDE|CALL|REGISTER(?:\.ID)?|EXEC)\s*\(/i;
const FOUND: Record<string, () => Found> = {
  WEBSERVICE: () => new Found('loads_outside', { found: 'function' }),
  IMAGE: () => new Found('loads_outside', { found: 'function' }),
  IMPORTCSV: () => new Found('loads_outside', { found: 'function' }),
  IMPORTTEXT: () => new Found('loads_outside', { found: 'function' }),
  RTD: () => new Found('has_scripts', { found: 'field' }),
  DDE: () => new Found('has_scripts', { found: 'field' }),
};
/** `program|topic!item`, a link to another program (DDE); nowhere else has a formula such a line outside of quotation marks. */
const DDE = /(?:^|[=+\-*/^&(,;<>\s@])(?:\w[\w.]*|'[^']*')\|/;

/** Texts, names of sheets, and names of columns, in which an apostrophe stands before a bracket. Whichever begins first holds the others. */
const NAMES = /"[^"]*"|'[^']*'|\[(?:'.|[^[\]']){0,300}\]/gs;
/** A formula without the texts in it. */
const bare = (formula: string) => formula.replace(NAMES, (name) => `${name.slice(0, 1)}${name.slice(-1)}`);

/** Throws `Found` if a formula acts when the workbook is opened. */
export function checkFormula(formula: string): void {
  if (!/[|(]/.test(formula)) return;
  const text = bare(formula);
  const name = CALLS.exec(text)?.[1]?.toUpperCase();
  if (name) throw FOUND[name]?.() ?? new Found('has_macros', { found: 'sheet' });
  if (DDE.test(text)) throw new Found('has_scripts', { found: 'field' });
}
