import { tooMany } from '../../domain-error.ts';

/** A person may add so many pictures a day, as with tags and regions. */
export function mayAddImage(addedToday: number, aDay: number): void {
  if (addedToday >= aDay) throw tooMany(`You can add ${aDay} a day. Try again tomorrow.`, 86_400);
}
