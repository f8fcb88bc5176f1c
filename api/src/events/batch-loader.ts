import { setImmediate as nextTurn } from 'node:timers/promises';

interface Options<Key, Value> {
  /** The values of these keys, in their order. */
  read: (keys: Key[]) => Promise<Value[]>;
  /** Keys that are read together, at most. */
  batch: number;
  /** Keys that may wait, and the error of those beyond; by default any number. */
  limit?: { waiting: number; error: () => Error };
}
interface Waiting<Key, Value> {
  key: Key;
  resolve: (value: Value) => void;
  reject: (error: Error) => void;
}

/** Reads one batch at a time: what is asked for meanwhile makes the next one, so that thousands at once cost a few queries. */
export class BatchLoader<Key, Value> {
  readonly #options: Options<Key, Value>;
  readonly #waiting: Waiting<Key, Value>[] = [];
  #isReading = false;

  constructor(options: Options<Key, Value>) {
    this.#options = options;
  }

  load(key: Key): Promise<Value> {
    const { limit } = this.#options;
    if (limit && this.#waiting.length >= limit.waiting) return Promise.reject(limit.error());
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    this.#waiting.push({ key, resolve, reject });
    if (!this.#isReading) void this.#run();
    return promise;
  }

  async #run(): Promise<void> {
    this.#isReading = true;
    await nextTurn();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#options.batch);
      await this.#options.read(batch.map(({ key }) => key)).then(
        (values) => {
          for (const [at, { resolve }] of batch.entries()) resolve(values[at] as Value);
        },
        (error: Error) => {
          for (const { reject } of batch) reject(error);
        },
      );
    }
    this.#isReading = false;
  }
}
