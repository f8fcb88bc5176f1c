import assert from 'node:assert/strict';
import { newMarket, step } from './market.model.ts';
import { type Command, commandsFor } from './market-commands.ts';
import type { Market } from './market-state.ts';

export const BIDDERS = 2;
/** All calls, without the passing of time. */
export const COMMANDS = commandsFor(BIDDERS).filter((command) => 'call' in command);

const both = (by: 'owner' | 'requester', call: string) => [`${by} ${call} 0`, `${by} ${call} 1`];
const TO_INTRODUCTION = [...both('requester', 'ask'), ...both('owner', 'accept')];
const TO_LETTERS = [...TO_INTRODUCTION, ...both('requester', 'submit_loi')];
const TO_DUE_DILIGENCE = [...TO_LETTERS, 'owner accept_loi 0'];
const TO_CLOSING = [...TO_DUE_DILIGENCE, 'requester to_spa 0', 'owner to_closing 0'];
/** The steps of a sale up to a decision; the second bidder takes part, too. */
export const MOMENTS: Record<string, readonly string[]> = {
  'two requests wait': both('requester', 'ask'),
  'two deals are in introduction': TO_INTRODUCTION,
  'a deal is paused': [...TO_INTRODUCTION, 'requester pause_or_resume 0'],
  'two letters wait': TO_LETTERS,
  'due diligence, with a third who waits': TO_DUE_DILIGENCE,
  'an earlier end is proposed': [...TO_DUE_DILIGENCE, 'owner propose_end 0'],
  'the contract is negotiated': [...TO_DUE_DILIGENCE, 'requester to_spa 0'],
  closing: TO_CLOSING,
  'a completion is declared': [...TO_CLOSING, 'owner complete 0'],
};

export const toCommand = (line: string): Command => {
  const [by, call, bidder] = line.split(' ');
  const found = COMMANDS.find(
    (command) =>
      'call' in command && command.by === by && command.call === call && command.bidder === Number(bidder),
  );
  assert.ok(found, line);
  return found;
};

/** The state that the model expects after the lines, each of which is possible. */
export const after = (lines: readonly string[]): Market =>
  lines.reduce(
    (market, line) => {
      const verdict = step(market, toCommand(line));
      assert.ok('next' in verdict, line);
      return verdict.next;
    },
    newMarket('sell', BIDDERS),
  );

/** The calls that are possible now. */
export const possibleAt = (market: Market): Command[] =>
  COMMANDS.filter((command) => 'next' in step(market, command));
