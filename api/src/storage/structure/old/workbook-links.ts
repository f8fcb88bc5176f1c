import { isElsewhere } from '../address.ts';
import { Found } from '../finding.ts';
import { textAt, word } from './records.ts';

/**
 * The separator between the program and the file or topic of a link. Other addresses begin with a byte that tells
 * their format.
 */
const OF_PROGRAM = '\u0003';
/** A share or an address of the network, in an address that begins so (MS-XLS 2.5.277). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: addresses of workbooks are written with them.
const NETWORK = /^\u0001(?:\u0001@|\u0005)/;
const THIS_WORKBOOK = 0x0401;
const ADD_INS = 0x3a01;
/** The name is that of an object, not of a conversation with a program. */
const IS_OBJECT = 0x10;
/** Names of macros that run when a workbook, or a sheet of it, is opened or left. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: short forms of these names.
const RUNS = /^(?:[\u0001\u0002\u000a\u000b]$|auto_?(?:open|close|activate|deactivate))/i;
const IS_BUILT_IN = 0x20;
const ADDRESS_TOKENS = new Set([0x19, 0x1a, 0x1b]);

/** Links of a workbook to programs and other workbooks. Throws `Found`. */
export class WorkbookLinks {
  /** Whether it updates them without asking. */
  updates = false;
  #isNetwork = false;
  #conversation = false;
  readonly #isOther: boolean[] = [];
  #sheets = Buffer.alloc(0);

  /** Another workbook or program (MS-XLS 2.4.271). */
  source(data: Buffer): void {
    const letters = word(data, 2);
    const isWorkbook = letters === THIS_WORKBOOK || letters === ADD_INS;
    this.#isOther.push(!isWorkbook);
    this.#address(isWorkbook ? '' : textAt(data, 4, letters));
  }

  /** The same before Excel 97. */
  olderSource(data: Buffer): void {
    this.#address(data.toString('latin1', 1, 1 + (data[0] ?? 0)));
  }

  #address(address: string): void {
    this.#endConversation();
    if (NETWORK.test(address)) this.#isNetwork = true;
    const at = address.indexOf(OF_PROGRAM);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: such an address is one of a workbook.
    if (at <= 0 || /^[\u0000-\u0004]/.test(address)) return;
    if (isElsewhere(address.slice(at + 1))) throw new Found('loads_outside', { found: 'object' });
    this.#conversation = true;
  }

  /** A name in the other workbook or program. */
  name(data: Buffer): void {
    if ((word(data, 0) & IS_OBJECT) !== 0) this.#conversation = false;
    this.#endConversation();
  }

  #endConversation(): void {
    if (this.#conversation) throw new Found('has_scripts', { found: 'field' });
  }

  /** Assigns the sheets in formulas to them. */
  sheets(data: Buffer): void {
    this.#sheets = Buffer.from(data);
  }

  /** A name of this workbook, and what it stands for (MS-XLS 2.4.150). */
  defined(data: Buffer): void {
    const letters = data[3] ?? 0;
    const name = textAt(data, 14, letters);
    if (/^_xlfn\.(?:webservice|image)$/i.test(name)) throw new Found('loads_outside', { found: 'function' });
    const isBuiltIn = (word(data, 0) & IS_BUILT_IN) !== 0;
    if (!RUNS.test(name) || (letters === 1 && !isBuiltIn)) return;
    const at = 15 + letters * (((data[14] ?? 0) & 1) + 1);
    const source = word(this.#sheets, 2 + 6 * word(data, at + 1));
    if (ADDRESS_TOKENS.has((data[at] ?? 0) & 0x1f) && this.#isOther[source])
      throw new Found('has_macros', { found: 'sheet' });
  }

  end(): void {
    this.#endConversation();
    if (this.updates && this.#isNetwork) throw new Found('loads_outside', { found: 'connection' });
  }
}
