import { COUNT } from '@handover/shared/contract';
import { DomainError } from '../../errors/domain-error.ts';

/** Throws if a person has as many saved searches as they may. */
export function checkRoom(saved: number): void {
  if (saved >= COUNT.savedSearches)
    throw new DomainError('saved_search.too_many', { count: COUNT.savedSearches });
}

/** Throws at a change that the mandate itself decides: its name, and its end. */
export function checkNotMandate(mandateId: number | null): void {
  if (mandateId !== null) throw new DomainError('saved_search.of_mandate');
}
