import { isDeepStrictEqual } from 'node:util';
import { step } from './market.model.ts';
import type { Command } from './market-commands.ts';
import type { Market } from './market-state.ts';

export const isDone = (status: number): boolean => status >= 200 && status < 300;

/** The command in words, for the message of a failure. */
export const shown = (command: Command): string =>
  'time' in command
    ? command.time
    : `${command.through ?? command.by} ${command.call} (bidder ${command.bidder})`;

const orders = <T>(items: T[]): T[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/** Two concurrent calls that shorten to the same day, or to one after that agreed to: the second would shorten nothing. */
export const namesItsOwnDay = (command: Command, at: number, all: Command[]) =>
  !('call' in command) ||
  command.call !== 'shorten' ||
  (all.findIndex((other) => isDeepStrictEqual(other, command)) === at &&
    !all.some(
      (other) => 'call' in other && other.call === 'agree_to_end' && other.bidder === command.bidder,
    ));

/** Whether some sequential order of the calls gives these responses and ends in this state. */
export function explains(
  market: Market,
  calls: { command: Command; status: number }[],
  end: Market,
): boolean {
  return orders(calls).some((order) => {
    let state = market;
    for (const { command, status } of order) {
      const verdict = step(state, command);
      if ('refused' in verdict ? !verdict.refused.includes(status) : !isDone(status)) return false;
      if ('next' in verdict) state = verdict.next;
    }
    return isDeepStrictEqual(state, end);
  });
}
