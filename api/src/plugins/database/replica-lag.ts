interface Position {
  /** Bytes of the write-ahead log. */
  lsn: number;
  at: number;
}

const MAX_POSITIONS = 200;

/**
 * How far a replica is behind: the age of the oldest position of the primary that it has not replayed yet. Not by times that
 * the replica has, which stand still when nothing is written, or when it is cut off.
 */
export class ReplicaLag {
  #ahead: Position[] = [];
  #ms = Number.POSITIVE_INFINITY;

  /** The lag at the last check. */
  get ms(): number {
    return this.#ms;
  }

  /** The primary has written so much. */
  written(lsn: number, at: number): void {
    this.#ahead.push({ lsn, at });
    // The oldest one tells how far it is behind; the latest ones whether it has caught up.
    if (this.#ahead.length > MAX_POSITIONS) this.#ahead.splice(1, 1);
  }

  /** The replica has replayed so much. */
  replayed(lsn: number, at: number): void {
    this.#ahead = this.#ahead.filter((position) => position.lsn > lsn);
    this.#ms = this.#ahead[0] ? at - this.#ahead[0].at : 0;
  }
}
