import type { PDFObject } from '@cantoo/pdf-lib';

/** The limit of its text, in bytes. */
const MAX_OBJECT_BYTES = 65_536;

/** Stands for an object that can't be parsed. There may be a million of them: their texts are not kept. */
export class Unreadable {
  readonly #content: Buffer;
  readonly #at: number;

  constructor(content: Buffer, at: number) {
    this.#content = content;
    this.#at = at;
  }

  /** The text with its names decoded. */
  get text(): string {
    const text = this.#content.toString('latin1', this.#at, this.#at + MAX_OBJECT_BYTES);
    const end = text.indexOf('endobj');
    return text
      .slice(0, end < 0 ? undefined : end)
      .replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
}
export type IndirectObject = PDFObject | Unreadable;
