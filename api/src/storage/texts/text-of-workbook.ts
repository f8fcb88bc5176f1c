import { columnOf, isNothing, isTrue } from '../hidden/sheet-xml.ts';
import { type Relationship, relationshipReader } from '../structure/package/relationships.ts';
import { type Tag, XmlReader } from '../structure/package/xml.ts';
import { readParts } from '../structure/package/zip-parts.ts';
import { LONGEST_TEXT } from './collect-text.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONSHIPS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedstrings.xml';

const partsOf = (content: Uint8Array) => readParts(Buffer.from(content), { parts: 0, unpacked: 0 });

interface Facts {
  /** The name of each sheet that is shown, by its part. */
  sheets: Map<string, string>;
  /** Texts that cells refer to. */
  strings: string[];
}

async function factsOf(content: Uint8Array): Promise<Facts> {
  const sheets: Record<string, string>[] = [];
  const relationships: Relationship[] = [];
  const strings: string[] = [];
  let length = 0;
  const readers: Record<string, { write: (chunk: Buffer) => void; end: () => void }> = {
    [RELATIONSHIPS]: relationshipReader(RELATIONSHIPS, relationships),
    [WORKBOOK]: new XmlReader(['sheet'], ({ isEnd, attributes }) => {
      if (!isEnd) sheets.push(attributes);
    }),
    [STRINGS]: new XmlReader(['si', 't', 'rPh'], ({ name, isEnd, text }) => {
      if (isEnd || name === 'rPh') return;
      if (name === 'si') strings.push('');
      else if (length < LONGEST_TEXT) strings[strings.length - 1] += text;
      length += text.length;
    }),
  };
  for await (const { name, chunks } of partsOf(content)) {
    const reader = readers[name];
    for await (const chunk of chunks) reader?.write(chunk);
    reader?.end();
  }
  const targets = new Map(relationships.map(({ id, target }) => [id, target.replace(/^xl\/xl\//, 'xl/')]));
  const shown = sheets.filter(({ state = '' }) => !/^(?:hidden|veryHidden)$/.test(state));
  return {
    sheets: new Map(shown.map(({ id = '', name = '' }) => [targets.get(id) ?? '', name])),
    strings,
  };
}

/** The text of the cells of a sheet, without hidden rows and columns, which a preview does not show either. */
class SheetText {
  static readonly tags = ['col', 'row', 'c', 'v', 't'];
  readonly #strings: readonly string[];
  readonly #hidden: [first: number, last: number][] = [];
  #isHiddenRow = false;
  #column = 0;
  #isShared = false;
  #text = '';

  constructor(strings: readonly string[]) {
    this.#strings = strings;
  }

  on({ name, isEnd, attributes, text }: Tag): void {
    if (isEnd) return;
    const isHidden = isTrue(attributes.hidden);
    if (name === 'col') {
      if (isHidden || isNothing(attributes.width))
        this.#hidden.push([Number(attributes.min), Number(attributes.max)]);
    } else if (name === 'row') {
      this.#isHiddenRow = isHidden || isNothing(attributes.ht);
      this.#column = 0;
      this.#text += '\n';
    } else if (name === 'c') {
      this.#column = columnOf(attributes.r) ?? this.#column + 1;
      this.#isShared = attributes.t === 's';
      this.#text += ' ';
    } else if (!this.#isHiddenRow && !this.#isHiddenColumn())
      this.#text += name === 'v' && this.#isShared ? (this.#strings[Number(text)] ?? '') : text;
  }

  #isHiddenColumn(): boolean {
    return this.#hidden.some(([first, last]) => first <= this.#column && this.#column <= last);
  }

  /** What has been read since. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}

/** The text of an xlsx: names of sheets and values of cells, numbers as they are stored; nothing of what is hidden. */
export async function* textOfWorkbook(content: Uint8Array): AsyncGenerator<string> {
  const { sheets, strings } = await factsOf(content);
  for await (const { name, chunks } of partsOf(content)) {
    const title = sheets.get(name);
    const sheet = new SheetText(strings);
    const reader = new XmlReader(SheetText.tags, (tag) => sheet.on(tag));
    if (title !== undefined) yield `${title}\n`;
    for await (const chunk of chunks) {
      if (title === undefined) continue;
      reader.write(chunk);
      yield sheet.take();
    }
    if (title !== undefined) reader.end();
    yield `${sheet.take()}\n`;
  }
}
