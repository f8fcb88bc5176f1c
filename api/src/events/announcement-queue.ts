const A_BATCH = 500;

/**
 * Announcements in the order in which they were committed. All that arrive while a batch is delivered make the next
 * one, so that many at once cost a few queries, and no later announcement overtakes an earlier one.
 */
export class AnnouncementQueue<Announcement> {
  readonly #waiting: Announcement[] = [];
  readonly #deliver: (batch: Announcement[]) => Promise<void>;
  #isRunning = false;

  /** `deliver` handles its own failures: what it rejects with is not caught. */
  constructor(deliver: (batch: Announcement[]) => Promise<void>) {
    this.#deliver = deliver;
  }

  add(announcement: Announcement): void {
    this.#waiting.push(announcement);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    try {
      while (this.#waiting.length > 0) await this.#deliver(this.#waiting.splice(0, A_BATCH));
    } finally {
      this.#isRunning = false;
    }
  }
}
