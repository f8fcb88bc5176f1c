import { fieldError, tooMany } from '../../domain-error.ts';

const A_DAY = 20;

/** A person may add 20 regions and tags a day. */
export function mayAdd(addedToday: number): void {
  if (addedToday >= A_DAY) throw tooMany(`You can add ${A_DAY} a day. Try again tomorrow.`, 86_400);
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
