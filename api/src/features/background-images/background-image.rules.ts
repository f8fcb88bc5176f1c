import { DomainError } from '../../errors/domain-error.ts';

/** Throws if the daily limit is reached, as with tags and regions. */
export function mayAddImage(addedToday: number, aDay: number): void {
  if (addedToday >= aDay)
    throw new DomainError('background_image.too_many', { count: aDay }, { retryAfter: 86_400 });
}
