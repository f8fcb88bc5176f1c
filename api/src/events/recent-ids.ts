/** Ids that were seen in the last two periods; `nextPeriod` forgets those of the one before, so that it stays small. */
export class RecentIds<Id extends number | string> {
  #current = new Set<Id>();
  #before = new Set<Id>();

  has(id: Id): boolean {
    return this.#current.has(id) || this.#before.has(id);
  }

  add(id: Id): void {
    this.#current.add(id);
  }

  nextPeriod(): void {
    this.#before = this.#current;
    this.#current = new Set();
  }
}
