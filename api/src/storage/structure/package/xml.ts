import { Found } from '../finding.ts';

export interface Tag {
  /** The name without prefix. */
  name: string;
  isEnd: boolean;
  /** The attributes by their names without prefix. */
  attributes: Record<string, string>;
  /** The text that follows, up to the next tag. */
  text: string;
  /**
   * Whether the next tag is one of another namespace inside of this one: programs that do not know it may skip it,
   * and read the text around it as one.
   */
  isBroken: boolean;
}

/** The longest tag, comment or text of a document. */
const LONGEST = 16 * 1_048_576;
const WINDOW = 1_048_576;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
type Decoder = InstanceType<typeof TextDecoder>;
const damaged = () => new Found('wrong_content', { content: 'damaged' });

const decoded = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
        const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
        if (code === undefined) return ENTITIES[name.toLowerCase()] ?? all;
        return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
      })
    : text;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const ATTRIBUTE = /(?:^|(?<=[\s"'/]))(?:([^\s=:"'/]+):)?([^\s=:"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/**
 * The attributes of a tag. If two differ in their namespace alone, nobody knows which one a program reads; an
 * exception is the id of a relationship next to one of its own. Throws `Found`.
 */
function attributesOf(text: string): Record<string, string> {
  const all = new Map<string, string>();
  for (const [, prefix, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    if (prefix === 'xmlns') continue;
    const value = decoded(double ?? single ?? '');
    const other = all.get(name);
    if (other !== undefined && other !== value && name !== 'id') throw damaged();
    all.set(name, value);
  }
  return Object.fromEntries(all);
}

/** The beginning of a tag: its prefix, and whether it names a namespace. */
const NEXT = /<(?!\/)(?:([^\s<>/:"'=]+):)?[^<>]*/y;
function isBroken(text: string, at: number, prefix: string): boolean {
  NEXT.lastIndex = at;
  const next = NEXT.exec(text);
  return next !== null && ((next[1] ?? '') !== prefix || next[0].includes('xmlns'));
}

/** The decoder of a part, by its first bytes and its declaration. Others than these are read differently by different programs. */
function decoderOf(beginning: Buffer): Decoder {
  const [first, second] = beginning;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return new TextDecoder('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return new TextDecoder('utf-16be');
  const declared = /^[^>]{0,100}encoding\s*=\s*["']([\w.-]+)/.exec(beginning.toString('latin1', 0, 200))?.[1];
  if (declared && !/^(?:utf-?8|us-ascii|ascii|utf-16|iso-8859-\d+|windows-125\d)$/i.test(declared))
    throw damaged();
  return new TextDecoder(/^(?:iso|windows)/i.test(declared ?? '') ? declared : 'utf-8');
}

/**
 * Reads the tags of these names out of a part as it is unpacked, at the speed of a search: a parser takes a second for each 8 MB, and sheets have
 * hundreds. No part of a document declares entities; readers that resolve them could be misled.
 */
export class XmlReader {
  readonly #tags: RegExp;
  readonly #on: (tag: Tag) => void;
  #decoder: Decoder | null = null;
  #rest = '';
  #readAt = WINDOW;

  constructor(names: readonly string[], on: (tag: Tag) => void) {
    this.#tags = new RegExp(
      `<(/?)(?:([^\\s<>/:"'=]+):)?(${names.join('|')})(?=[\\s/>])([^<>"']*(?:"[^"<]*"[^<>"']*|'[^'<]*'[^<>"']*)*)>([^<]*)`,
      'g',
    );
    this.#on = on;
  }

  write(chunk: Buffer): void {
    this.#decoder ??= decoderOf(chunk);
    this.#rest += this.#decoder.decode(chunk, { stream: true });
    if (this.#rest.length > this.#readAt) this.#read(false);
  }

  end(): void {
    this.#rest += this.#decoder?.decode() ?? '';
    this.#read(true);
  }

  #read(isEnd: boolean): void {
    let text = this.#rest;
    // The tag that follows the text of another has to be there as well.
    const last = text.lastIndexOf('<');
    let to = isEnd ? text.length : Math.max(0, text.lastIndexOf('<', last - 1));
    if (text.includes('<!') || text.includes('<?')) {
      text = plain(text.slice(0, to)) + text.slice(to);
      const unfinished = text.search(/<!(?:--|\[CDATA\[)|<\?/);
      if (isEnd && unfinished >= 0) throw damaged();
      to = unfinished >= 0 ? unfinished : text.length - (this.#rest.length - to);
    }
    this.#rest = text.slice(to);
    if (this.#rest.length > LONGEST) throw damaged();
    // An incomplete tag is looked at again only when it is twice as long, not with each chunk.
    this.#readAt = Math.max(WINDOW, 2 * this.#rest.length);
    for (const found of text.slice(0, to).matchAll(this.#tags)) {
      const [all, end, prefix = '', name = '', attributes = '', following = ''] = found;
      const isAlone = attributes.endsWith('/');
      this.#on({
        name,
        isEnd: end === '/',
        attributes: attributesOf(attributes),
        text: decoded(following),
        isBroken: !end && !isAlone && isBroken(text, found.index + all.length, prefix),
      });
      if (isAlone) this.#on({ name, isEnd: true, attributes: {}, text: '', isBroken: false });
    }
  }
}

/** Marks between which nothing is a tag, and whether the content counts as text. */
const MARKED = [
  ['<!--', '-->', false],
  ['<?', '?>', false],
  ['<![CDATA[', ']]>', true],
] as const;

/**
 * The text without comments and processing instructions, and with CDATA escaped. The rest that has no end yet is
 * kept.
 */
function plain(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const marked = MARKED.find(([begin]) => text.startsWith(begin, at));
    if (!marked && text[at + 1] === '!') throw damaged();
    if (!marked) {
      at += 1;
      continue;
    }
    const [begin, end, isText] = marked;
    const to = text.indexOf(end, at + begin.length);
    if (to < 0) break;
    parts.push(text.slice(from, at), isText ? escaped(text.slice(at + begin.length, to)) : '');
    from = to + end.length;
    at = from;
  }
  return parts.join('') + text.slice(from);
}
