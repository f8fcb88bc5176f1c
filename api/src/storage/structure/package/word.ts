import { isElsewhere } from '../address.ts';
import { FieldReader } from '../fields.ts';
import { Found } from '../finding.ts';
import type { Tag } from './xml.ts';

export const WORD_TAGS = [
  'instrText',
  'delInstrText',
  'fldChar',
  'fldSimple',
  't',
  'connectString',
  'query',
  'body',
];

/** Fields and mail merges of a part of a letter. Fields are read three times: without and with what is marked as deleted, and without texts among instructions. */
export class WordPart {
  readonly #readers = [new FieldReader(), new FieldReader(), new FieldReader()] as const;
  hasBody = false;

  on({ name, isEnd, attributes, text, isBroken }: Tag): void {
    if (isBroken && /instr/i.test(name)) throw new Found('wrong_content', { content: 'damaged' });
    if (name === 'body') this.hasBody = true;
    else if (name === 'fldChar' && !isEnd) this.#mark(attributes.fldCharType ?? '');
    else if (name === 'fldSimple') this.#simple(isEnd, attributes.instr ?? '');
    else if (isEnd) return;
    else if (name === 'connectString' || name === 'query') checkSource(attributes.val ?? '');
    else {
      const [visible, all, instructions] = this.#readers;
      if (name !== 'delInstrText') visible.text(text);
      all.text(text);
      if (name === 't') instructions.result(text);
      else instructions.text(text);
    }
  }

  end(): void {
    for (const reader of this.#readers) reader.finish();
  }

  #mark(type: string): void {
    for (const reader of this.#readers)
      if (type === 'begin') reader.begin();
      else if (type === 'separate') reader.separate();
      else if (type === 'end') reader.end();
  }

  #simple(isEnd: boolean, instruction: string): void {
    for (const reader of this.#readers) {
      if (isEnd) reader.end();
      else {
        reader.begin();
        reader.text(instruction);
        reader.separate();
      }
    }
  }
}

/** The words of a connection to a data source: `Data Source=\\server\addresses.mdb;…`. */
function checkSource(source: string): void {
  if (source.split(/[=;"'`\s]+/).some((word) => isElsewhere(word)))
    throw new Found('loads_outside', { found: 'connection' });
}
