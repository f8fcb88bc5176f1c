import type { PDFObject } from '@cantoo/pdf-lib';

/** What stands where an object should, and can't be parsed: its text, with its names as they are meant. */
export class Unreadable {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
export type IndirectObject = PDFObject | Unreadable;
