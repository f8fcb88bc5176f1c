import { fieldError, tooMany } from '../../domain-error.ts';

/** A person may add so many regions and tags a day. */
export function mayAdd(addedToday: number, aDay: number): void {
  if (addedToday >= aDay) throw tooMany(`You can add ${aDay} a day. Try again tomorrow.`, 86_400);
}

/** `none` or an empty text: of no parent at all; absent: of any. */
export function parentIds(parents: string | undefined): number[] | null {
  if (parents === undefined) return null;
  if (parents === '' || parents === 'none') return [];
  const ids = parents.split(',').map(Number);
  if (!ids.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31))
    throw fieldError('parents', 'This is not valid');
  return ids;
}
