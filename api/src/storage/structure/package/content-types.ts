import { partName } from './part-name.ts';
import { XmlReader } from './xml.ts';

export type PackageKind = 'docx' | 'xlsx' | 'macros' | 'other' | 'none';

/** Tags that are read; pictures of SVG and pages of the web may be written in ways that no other part may. */
const IS_TAGS = /xml$|vmldrawing$/;
const NOT_TAGS = /svg|html/;

/** The types of the parts of a package, by name or extension. */
export class ContentTypes {
  readonly #byName = new Map<string, string>();
  readonly #byExtension = new Map<string, string>();

  reader(): XmlReader {
    return new XmlReader(['Default', 'Override'], ({ attributes, isEnd }) => {
      if (isEnd) return;
      const { Extension = '', PartName = '', ContentType = '' } = attributes;
      // This removes the parameters.
      const type = ContentType.replace(/;.*/s, '').trim().toLowerCase();
      if (Extension) this.#byExtension.set(Extension.toLowerCase(), type);
      if (PartName) this.#byName.set(partName(PartName).replace(/^\//, ''), type);
    });
  }

  of(name: string): string {
    return this.#byName.get(name) ?? this.#byExtension.get(/[^.]*$/.exec(name)?.[0] ?? '') ?? '';
  }

  hasTags(name: string): boolean {
    return /\.(?:xml|rels|vml)$/.test(name) || (IS_TAGS.test(this.of(name)) && !this.isShown(name));
  }

  /** A picture of SVG, or a page. */
  isShown(name: string): boolean {
    return NOT_TAGS.test(this.of(name));
  }

  /** A sheet of Excel 4 macros, whatever it holds: no program saves one in a workbook without macros. */
  isMacroSheet(name: string): boolean {
    return this.of(name).includes('macrosheet');
  }

  /** The kind of a package, by its main part. */
  kindOf(main: string): PackageKind {
    const type = this.of(main);
    if (/^application\/vnd\.ms-(?:word|excel)\.(?:document|sheet|template)\.macroenabled/.test(type))
      return 'macros';
    if (type.includes('wordprocessingml.document.main')) return 'docx';
    if (type.includes('spreadsheetml.sheet.main')) return 'xlsx';
    return this.#byName.size + this.#byExtension.size === 0 ? 'none' : 'other';
  }
}
