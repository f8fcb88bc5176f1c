import { DomainError, FieldError } from '../../errors/domain-error.ts';

/** Throws if the daily limit of regions and tags is reached. */
export function mayAdd(addedToday: number, aDay: number): void {
  if (addedToday >= aDay)
    throw new DomainError('reference.too_many', { count: aDay }, { retryAfter: 86_400 });
}

/** `none` or an empty text: of no parent at all; absent: of any. */
export function parentIds(parents: string | undefined): number[] | null {
  if (parents === undefined) return null;
  if (parents === '' || parents === 'none') return [];
  const ids = parents.split(',').map(Number);
  if (!ids.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31))
    throw new FieldError('parents', 'value.invalid');
  return ids;
}

interface Named {
  accepted: boolean;
  createdBy: number | null;
  deleted: boolean;
}

/** Whether the user may choose the name: everyone may once staff have accepted it, until then only its maker. `userIds`: `makersOf`. */
export const mayChoose = ({ accepted, createdBy, deleted }: Named, userIds: readonly number[]): boolean =>
  accepted || (createdBy !== null && userIds.includes(createdBy) && !deleted);
