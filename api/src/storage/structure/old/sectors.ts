import { Found } from '../finding.ts';

/** Numbers of sectors from here on have another meaning, such as the end of a chain (MS-CFB 2.1). */
const NO_SECTOR = 0xffff_fffa;
const MINI = { size: 64, below: 4096 } as const;
const HEADER = { sectorBits: 30, folders: 48, miniTable: 60, moreTables: 68, tables: 76 } as const;
const TABLES_IN_HEADER = 109;
const damaged = () => new Found('wrong_content', { content: 'damaged' });

/**
 * The sectors of an old Office file, and which follows which (MS-CFB 2.1 to 2.5). The library `cfb` follows a chain that bites its own tail until
 * its memory is full.
 */
export class Sectors {
  readonly #content: Buffer;
  readonly #size: number;
  readonly #next: number[] = [];
  readonly #miniNext: Buffer;
  #mini: Buffer = Buffer.alloc(0);

  constructor(content: Buffer) {
    if (content.length < 512) throw damaged();
    const bits = content.readUInt16LE(HEADER.sectorBits);
    if (bits !== 9 && bits !== 12) throw damaged();
    this.#content = content;
    this.#size = 1 << bits;
    for (const table of this.#tables()) {
      const sector = this.#sector(table);
      for (let at = 0; at < this.#size; at += 4)
        this.#next.push(at + 4 <= sector.length ? sector.readUInt32LE(at) : NO_SECTOR);
    }
    this.#miniNext = this.#chain(content.readUInt32LE(HEADER.miniTable));
  }

  #sector(number: number): Buffer {
    return this.#content.subarray((number + 1) * this.#size, (number + 2) * this.#size);
  }

  /** The sectors with the tables of what follows, listed in the header and in a chain of sectors. */
  #tables(): number[] {
    const all: number[] = [];
    const add = (list: Buffer) => {
      for (let at = 0; at + 4 <= list.length; at += 4)
        if (list.readUInt32LE(at) < NO_SECTOR) all.push(list.readUInt32LE(at));
    };
    add(this.#content.subarray(HEADER.tables, HEADER.tables + 4 * TABLES_IN_HEADER));
    const seen = new Set<number>();
    for (let more = this.#content.readUInt32LE(HEADER.moreTables); more < NO_SECTOR && !seen.has(more); ) {
      seen.add(more);
      const sector = this.#sector(more);
      if (sector.length < this.#size) break;
      add(sector.subarray(0, -4));
      more = sector.readUInt32LE(this.#size - 4);
    }
    return all.slice(0, Math.ceil(this.#content.length / this.#size));
  }

  /** The content of a chain of sectors, up to `length` bytes. */
  #chain(start: number, length = Number.POSITIVE_INFINITY): Buffer {
    const sectors: Buffer[] = [];
    for (
      let at = start, left = length;
      at < NO_SECTOR && left > 0;
      at = this.#next[at] ?? NO_SECTOR, left -= this.#size
    ) {
      if (sectors.length > this.#next.length) throw damaged();
      const sector = this.#sector(at);
      if (sector.length === 0) throw new Found('cut_off');
      sectors.push(sector);
    }
    return Buffer.concat(sectors);
  }

  get folders(): Buffer {
    return this.#chain(this.#content.readUInt32LE(HEADER.folders));
  }

  /** Small streams lie in one that the root has. */
  setSmall(start: number): void {
    this.#mini = this.#chain(start);
  }

  read(start: number, length: number): Buffer {
    const content = length < MINI.below ? this.#small(start, length) : this.#chain(start, length);
    if (content.length < length) throw new Found('cut_off');
    return content.subarray(0, length);
  }

  #small(start: number, length: number): Buffer {
    const parts: Buffer[] = [];
    for (let at = start, left = length; at < NO_SECTOR && left > 0; left -= MINI.size) {
      parts.push(this.#mini.subarray(at * MINI.size, (at + 1) * MINI.size));
      at = 4 * at + 4 <= this.#miniNext.length ? this.#miniNext.readUInt32LE(4 * at) : NO_SECTOR;
    }
    return Buffer.concat(parts);
  }
}
