/** A failure that has its sentence already, in the language of the page. */
export class DescribedError extends Error {
  override readonly name = 'DescribedError';
}
