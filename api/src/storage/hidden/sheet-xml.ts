import type { Tag } from '../structure/package/xml.ts';

export const isTrue = (value: string | undefined) => value === '1' || value === 'true';
/** Whether a height or width is zero, however it is written. */
export const isNothing = (size: string | undefined) => size !== undefined && Number(size) === 0;

/** The hidden parts of a sheet of an xlsx. Rows without content, and columns behind the last one, do not count. */
export class SheetXml {
  static readonly tags = ['row', 'c', 'v', 'is', 'col'];
  hiddenRows = 0;
  #isHiddenRow = false;
  #column = 0;
  #width = 0;
  readonly #columns: [first: number, last: number][] = [];

  on({ name, isEnd, attributes, text }: Tag): void {
    if (isEnd) return;
    if (name === 'row') {
      this.#isHiddenRow = isTrue(attributes.hidden) || isNothing(attributes.ht);
      this.#column = 0;
    } else if (name === 'c') this.#column = columnOf(attributes.r) ?? this.#column + 1;
    else if (name === 'col') {
      if (isTrue(attributes.hidden) || isNothing(attributes.width))
        this.#columns.push([Number(attributes.min), Number(attributes.max)]);
    } else if (name === 'is' || text !== '') this.#holds();
  }

  #holds(): void {
    this.#width = Math.max(this.#width, this.#column);
    if (this.#isHiddenRow) this.hiddenRows += 1;
    this.#isHiddenRow = false;
  }

  get hiddenColumns(): number {
    return this.#columns.reduce(
      (sum, [first, last]) => sum + (Math.max(0, Math.min(last, this.#width) - first + 1) || 0),
      0,
    );
  }
}

/** `AB12` is 28. */
export function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0] ?? '';
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return column === 0 ? undefined : column;
}
