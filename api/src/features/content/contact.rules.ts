import { DomainError } from '../../errors/domain-error.ts';

/** Throws if the address has reached its daily limit. */
export function mayWrite(writtenToday: number, most: number): void {
  if (writtenToday >= most) throw new DomainError('contact.too_many', {}, { retryAfter: 3600 });
}
