import { Found } from '../finding.ts';
import { BOUNDS, type Inspection } from '../inspection.ts';
import { kindOfContent } from '../kind-of-content.ts';
import type { ContentTypes, PackageKind } from './content-types.ts';
import { EXCEL_TAGS, ExcelPart } from './excel.ts';
import { checkImported } from './imported-text.ts';
import { asksBefore, hasFiguresElsewhere, type Relationship } from './relationships.ts';
import { ribbonReader } from './ribbon.ts';
import { SHARED_TAGS, SharedTags } from './shared-tags.ts';
import { WORD_TAGS, WordPart } from './word.ts';
import { XmlReader } from './xml.ts';
import type { Part } from './zip-parts.ts';

const damaged = () => new Found('wrong_content', { content: 'damaged' });
const fileName = (part: string) => part.split('/').at(-1) ?? '';
const RIBBON = new Set(['extensibility', 'usercustomization']);
/** Relationships that embed other parts: a picture or a page is read as such, and not for its tags. */
const SHOWN = new Set(['image', 'afchunk', 'hyperlink']);
/** The first bytes of tags, in letters of one or two bytes. */
const TAGS = /^(?:\xef\xbb\xbf|\xfe\xff|\xff\xfe)?[\0\s]*</;
const SHEETS = new Set(['worksheet', 'chartsheet', 'dialogsheet']);

/** The part that a package is opened with. Throws `Found` if there are two: nobody knows which one a program takes. */
function mainOf(all: Relationship[]): string {
  const mains = all.filter(({ source, type }) => source === '' && type === 'officedocument');
  if (mains.some(({ target }) => target !== mains[0]?.target)) throw damaged();
  return mains[0]?.target ?? '';
}

/** The parts of a package besides those that tell what the others are, which have been read before. Throws `Found`. */
export class PackageParts {
  readonly #types: ContentTypes;
  readonly #relationships: Relationship[];
  readonly #inspection: Inspection;
  readonly #names = new Set<string>();
  readonly #word = new Map<string, WordPart>();
  readonly #excel = new Map<string, ExcelPart>();

  constructor(types: ContentTypes, relationships: Relationship[], inspection: Inspection) {
    this.#types = types;
    this.#relationships = relationships;
    this.#inspection = inspection;
  }

  /**
   * The facts of relationships about parts, collected once: there may be thousands of parts, and a million
   * relationships.
   */
  #told: {
    main: string;
    imported: Set<string>;
    ribbons: Set<string>;
    withFigures: Set<string>;
    asTags: Set<string>;
  } | null = null;
  get #known() {
    const all = this.#relationships;
    this.#told ??= {
      main: mainOf(all),
      imported: new Set(all.filter(({ type }) => type === 'afchunk').map(({ target }) => target)),
      ribbons: new Set(all.filter(({ type }) => RIBBON.has(type)).map(({ target }) => target)),
      asTags: new Set(all.filter(({ type }) => !SHOWN.has(type)).map(({ target }) => target)),
      withFigures: new Set(all.filter(hasFiguresElsewhere).map(({ source }) => source)),
    };
    return this.#told;
  }

  get #main(): string {
    return this.#known.main;
  }

  /**
   * Reads a part: tags if its type has them, a file inside if its first bytes are those of one. Anything else, such
   * as a picture, is only read to its end.
   */
  async read({ name, chunks }: Part): Promise<void> {
    this.#names.add(name);
    if (this.#types.isMacroSheet(name)) throw new Found('has_macros', { found: 'sheet' });
    let tags = this.#types.hasTags(name) ? this.#tagsOf(name) : null;
    let kept: Buffer[] | null = null;
    let size = 0;
    for await (const chunk of chunks) {
      if (size === 0) {
        kept = this.#isKept(name, chunk) ? [] : null;
        if (this.#isTags(name, chunk)) tags ??= this.#tagsOf(name);
      }
      size += chunk.length;
      tags?.write(chunk);
      kept?.push(chunk);
      if (kept && size > BOUNDS.part) throw new Found('too_packed');
    }
    tags?.end();
    if (kept) await this.#inspect(name, Buffer.concat(kept));
  }

  /** Whatever it is called: by its first bytes, unless it is a picture or a page to those that refer to it. */
  #isTags(name: string, beginning: Buffer): boolean {
    const { asTags, imported } = this.#known;
    if (this.#types.isShown(name) ? !asTags.has(name) : imported.has(name)) return false;
    return TAGS.test(beginning.toString('latin1', 0, 200));
  }

  #isKept(name: string, beginning: Buffer): boolean {
    const kind = kindOfContent(beginning);
    if (kind === 'program') throw new Found('has_files', { inside: fileName(name) });
    return kind !== 'other' || this.#known.imported.has(name);
  }

  async #inspect(name: string, content: Buffer): Promise<void> {
    if (kindOfContent(content) === 'other') checkImported(content, this.#types.of(name));
    else if ((await this.#inspection.inside(content)).isArchive)
      throw new Found('has_files', { inside: fileName(name) });
  }

  /**
   * The reader of tags depends on the kind of package: letters have hundreds of thousands of texts, sheets of values.
   */
  #tagsOf(name: string): { write: (chunk: Buffer) => void; end: () => void } {
    if (this.#known.ribbons.has(name)) return ribbonReader();
    const kind = this.#types.kindOf(this.#main);
    const shared = new SharedTags(this.#known.withFigures.has(name));
    const part = kind === 'docx' ? new WordPart() : kind === 'xlsx' ? new ExcelPart() : null;
    if (part instanceof WordPart) this.#word.set(name, part);
    if (part instanceof ExcelPart) this.#excel.set(name, part);
    const names = [...SHARED_TAGS, ...(kind === 'docx' ? WORD_TAGS : kind === 'xlsx' ? EXCEL_TAGS : [])];
    const reader = new XmlReader([...new Set(names)], (tag) => {
      shared.on(tag);
      part?.on(tag);
    });
    return {
      write: (chunk) => reader.write(chunk),
      end: () => {
        reader.end();
        part?.end();
      },
    };
  }

  /** Links between workbooks, of one that updates them without asking. */
  checkLinks(): void {
    const updates = [...this.#excel.values()].some(({ updatesLinks }) => updatesLinks);
    if (updates && this.#relationships.some(asksBefore))
      throw new Found('loads_outside', { found: 'connection' });
  }

  get kind(): PackageKind {
    return this.#types.kindOf(this.#main);
  }

  /** Throws `Found` if there is nothing to read. */
  checkContent(): void {
    const [main, kind] = [this.#main, this.kind];
    if (!this.#names.has(main)) throw damaged();
    if (kind === 'docx' && !this.#word.get(main)?.hasBody) throw damaged();
    if (kind === 'xlsx') this.#checkWorkbook(main);
  }

  #checkWorkbook(main: string): void {
    const workbook = this.#excel.get(main);
    const isSheet = ({ source, type, target }: Relationship) =>
      source === main && SHEETS.has(type) && this.#names.has(target);
    if (!workbook?.sheets || !this.#relationships.some(isSheet)) throw damaged();
  }
}
