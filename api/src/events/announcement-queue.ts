const BATCH_SIZE = 500;
/** ms between attempts to read a batch: doubled each time. */
const RETRY = { first: 100, longest: 5000 };

interface Options<Announcement, Found> {
  /** Reads the messages to send. After a failure the batch is read again, for as long as it fails. */
  read: (batch: Announcement[]) => Promise<Found>;
  /** Handles its own failures: what it rejects with is not caught. */
  send: (batch: Announcement[], found: Found) => Promise<void>;
  onError: (error: Error) => void;
}

/**
 * Announcements in the order in which they were committed. All that arrive while a batch is delivered make the next
 * one, so that many at once cost a few queries, and no later announcement overtakes an earlier one. None is dropped: they
 * wait, a few numbers each, until the database answers.
 */
export class AnnouncementQueue<Announcement, Found> {
  readonly #waiting: Announcement[] = [];
  readonly #options: Options<Announcement, Found>;
  #isRunning = false;
  readonly #closing = Promise.withResolvers<void>();
  #isClosed = false;

  constructor(options: Options<Announcement, Found>) {
    this.#options = options;
  }

  get size(): number {
    return this.#waiting.length;
  }

  add(announcement: Announcement): void {
    this.#waiting.push(announcement);
    if (!this.#isRunning) void this.#run();
  }

  /** Drops the waiting messages of an instance whose sockets are closed. */
  close(): void {
    this.#isClosed = true;
    this.#closing.resolve();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    const { read, send, onError } = this.#options;
    let pause = RETRY.first;
    try {
      while (this.#waiting.length > 0 && !this.#isClosed) {
        const batch = this.#waiting.slice(0, BATCH_SIZE);
        const attempt = await read(batch).then(
          (found) => ({ found }),
          (error: Error) => ({ error }),
        );
        if ('error' in attempt) {
          onError(attempt.error);
          await this.#wait(pause);
          pause = Math.min(pause * 2, RETRY.longest);
          continue;
        }
        pause = RETRY.first;
        this.#waiting.splice(0, batch.length);
        await send(batch, attempt.found);
      }
    } finally {
      this.#isRunning = false;
    }
  }

  async #wait(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    await Promise.race([promise, this.#closing.promise]);
    clearTimeout(timer);
  }
}
