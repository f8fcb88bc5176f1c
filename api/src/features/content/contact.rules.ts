import { tooMany } from '../../domain-error.ts';

/** An address may write so many messages a day. */
export function mayWrite(writtenToday: number, most: number): void {
  if (writtenToday >= most)
    throw tooMany('You have written several times today. We will answer; please wait for it.', 3600);
}
