import { DomainError } from '../../domain-error.ts';

/** An address may write so many messages a day. */
export function mayWrite(writtenToday: number, most: number): void {
  if (writtenToday >= most) throw new DomainError('contact.too_many', {}, { retryAfter: 3600 });
}
