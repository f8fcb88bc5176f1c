import { isElsewhere, isOfABrowser } from './address.ts';
import { Found } from './finding.ts';

/** Fields that start another program, with or without being asked (ECMA-376 1, 17.16.5). */
const STARTS = /^DDE(?:AUTO)?$/;
/** Fields that load a file or address when the document is opened. */
const LOADS: Record<string, 'picture' | 'part' | 'object' | 'connection'> = {
  INCLUDEPICTURE: 'picture',
  IMPORT: 'picture',
  INCLUDE: 'part',
  INCLUDETEXT: 'part',
  RD: 'part',
  LINK: 'object',
  EMBED: 'object',
  DATABASE: 'connection',
};
/** Longer than any field that is written by people. */
const LENGTH = 65_536;
/** Word takes twenty fields in each other. */
const LEVELS = 50;
/** Stands for a field whose value is known only when it is worked out. */
const UNKNOWN = '\ufffc';

interface OpenField {
  instruction: string;
  result: string;
  isInResult: boolean;
}

/** The words of an instruction; quotation marks of any kind hold one together. */
const wordsOf = (instruction: string) =>
  [...instruction.matchAll(/["“”„]([^"“”„]*)["“”„]|([^\s"“”„]+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );

/** The text of a QUOTE field: numbers in it are codes of letters. */
const quotedText = (words: string[]) =>
  words
    .map((word) => (/^(?:0x[0-9a-f]{1,4}|\d{1,5})$/i.test(word) ? String.fromCharCode(Number(word)) : word))
    .join('');

/** An address in an instruction may have each backslash twice. */
const leadsElsewhere = (word: string) =>
  isElsewhere(word) ||
  isElsewhere(word.replaceAll('\\\\', '\\')) ||
  (/\b(?:https?|ftp|mhtml):/i.test(word) && !isOfABrowser(word));

/** Throws `Found` if a field acts when the document is opened. */
export function checkInstruction(instruction: string): void {
  const [first = '', ...rest] = wordsOf(instruction);
  // The rest is unknown: it may be what an active field acts on.
  const isCut = instruction.length >= LENGTH;
  const type = first.toUpperCase();
  // Another field decides the type of this one.
  if (STARTS.test(type) || first.startsWith(UNKNOWN)) throw new Found('has_scripts', { found: 'field' });
  const found = LOADS[type];
  if (isCut && (found || rest.length === 0)) throw new Found('too_packed');
  if (found && rest.some(leadsElsewhere)) throw new Found('loads_outside', { found });
}

/** Puts the fields of a document together from their marks and the text between them, fields in fields included. */
export class FieldReader {
  readonly #open: OpenField[] = [];

  begin(): void {
    if (this.#open.length >= LEVELS) throw new Found('too_packed');
    this.#open.push({ instruction: '', result: '', isInResult: false });
  }

  separate(): void {
    const field = this.#open.at(-1);
    if (field) field.isInResult = true;
  }

  text(text: string): void {
    const field = this.#open.at(-1);
    if (!field) return;
    const part = field.isInResult ? 'result' : 'instruction';
    field[part] += text.slice(0, LENGTH - field[part].length);
  }

  /** Text that is no part of an instruction. */
  result(text: string): void {
    if (this.#open.at(-1)?.isInResult) this.text(text);
  }

  end(): void {
    const field = this.#open.pop();
    if (!field) return;
    checkInstruction(field.instruction);
    const [type = '', ...words] = wordsOf(field.instruction);
    const outer = this.#open.at(-1);
    if (!outer) return;
    if (type.toUpperCase() === 'QUOTE') this.text(quotedText(words));
    else this.text(!outer.isInResult && outer.instruction.trim() === '' ? UNKNOWN : field.result);
  }

  /** Fields that have no end count as well. */
  finish(): void {
    while (this.#open.length > 0) this.end();
  }
}
