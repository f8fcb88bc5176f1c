/** A failure that has its sentence already, in the language of the page. */
export class DescribedError extends Error {
  override readonly name = 'DescribedError';
  /** Whether the call has stored a part of its data: some of several files. */
  readonly isHalfDone: boolean;

  constructor(message: string, { isHalfDone = false } = {}) {
    super(message);
    this.isHalfDone = isHalfDone;
  }
}
